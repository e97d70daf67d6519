import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The catalogue: every component in every state. The package itself is consumed as source. */
export default defineConfig({
  root: fileURLToPath(new URL('catalogue', import.meta.url)),
  base: './',
  plugins: [vanillaExtractPlugin(), react()],
  build: { outDir: fileURLToPath(new URL('dist', import.meta.url)), emptyOutDir: true, assetsInlineLimit: 0 },
  server: { host: '127.0.0.1' },
});
