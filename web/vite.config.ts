import { existsSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { ViteDevServer } from 'vite';
import { defineConfig } from 'vitest/config';
import { colours, ornaments } from './tools/manifests.mjs';

// Icons and ornaments stand in the page itself: patterns and tokens do not cross into an external file.
const sprite = {
  name: 'sprite',
  transformIndexHtml(html: string) {
    const icons = readFileSync(new URL('src/art/icons.svg', import.meta.url), 'utf8');
    return html.replace('<!--sprite-->', (icons + ornaments()).replace(/<!--[\s\S]*?-->|<\/?svg[^>]*>/g, ''));
  },
};

// The colours of the games are written in their manifests.
const gameColours = 'virtual:games.css';
const manifests = {
  name: 'manifests',
  resolveId: (id: string) => (id === gameColours ? `\0${id}` : null),
  load: (id: string) => (id === `\0${gameColours}` ? colours() : null),
};

// While developing, the gallery finds boxes and stored positions as files.
const files = {
  name: 'files',
  configureServer(server: ViteDevServer) {
    server.middlewares.use((request, answer, next) => {
      const path = new URL(request.url!, 'http://x').pathname;
      const at = /^\/(games|examples)\//.test(path) ? `..${path}` : path.startsWith('/.positions/') ? `.${path}` : null;
      if (!at?.endsWith('.json') || !existsSync(at)) return next();
      answer.setHeader('content-type', 'application/json').end(readFileSync(at));
    });
  },
};

export default defineConfig({
  plugins: [svelte(), sprite, manifests, files],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: process.env.TSARDOM_SERVER ?? 'http://127.0.0.1:8080', ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
