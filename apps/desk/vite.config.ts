import { ownContent } from '@motel/content/build';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/desk/',
  plugins: [ownContent(), vanillaExtractPlugin(), react()],
  build: {
    // No picture or font inside a script or a stylesheet: for a strict content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { host: '127.0.0.1', proxy: { '/api': apiOrigin } },
});
