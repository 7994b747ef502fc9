import { existsSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { ViteDevServer } from 'vite';
import { defineConfig } from 'vitest/config';

// Icons and ornaments stand in the page itself: patterns and tokens do not cross into an external file.
const sprite = {
  name: 'sprite',
  transformIndexHtml(html: string) {
    const symbols = (file: string) =>
      readFileSync(new URL(`src/art/${file}`, import.meta.url), 'utf8').replace(/<!--[\s\S]*?-->|<\/?svg[^>]*>/g, '');
    return html.replace('<!--sprite-->', symbols('icons.svg') + symbols('ornaments.svg'));
  },
};

// While developing, the gallery finds boxes and stored positions as files.
const files = {
  name: 'files',
  configureServer(server: ViteDevServer) {
    server.middlewares.use((request, answer, next) => {
      const path = new URL(request.url!, 'http://x').pathname;
      const at = path.startsWith('/games/') ? `..${path}` : path.startsWith('/.positions/') ? `.${path}` : null;
      if (!at?.endsWith('.json') || !existsSync(at)) return next();
      answer.setHeader('content-type', 'application/json').end(readFileSync(at));
    });
  },
};

export default defineConfig({
  plugins: [svelte(), sprite, files],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: process.env.TSARDOM_SERVER ?? 'http://127.0.0.1:8080', ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
