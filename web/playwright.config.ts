import { defineConfig, devices } from '@playwright/test';

// Browser tests against the real program: each worker starts a server of its own (tests/server.ts). Boards in stored positions are shown
// by the gallery of the development server.
const chromium = { launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] } };

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  timeout: 300_000,
  expect: { timeout: 20_000 }, // two browsers and two servers share the machine
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ...(process.env.REPORT ? [['junit', { outputFile: process.env.REPORT }] as const] : [])],
  use: { actionTimeout: 20_000, screenshot: 'only-on-failure', contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'laptop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 720 }, ...chromium }, grepInvert: /@phone/ },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, ...chromium }, grep: /@phone/ },
  ],
});
