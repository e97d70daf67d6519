import { DESK_FACTS_ID, deskFactsOf } from '@motel/content/desk-motel';
import { OWN_FOLDER, readMotel } from '@motel/content/server';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/desk/',
  plugins: [folderFacts(), vanillaExtractPlugin(), react()],
  build: {
    // No picture or font inside a script or a stylesheet: for a strict content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { host: '127.0.0.1', proxy: { '/api': apiOrigin } },
});

/** In development, where no server writes the page, it has the facts of the motel's folder. */
function folderFacts(): Plugin {
  return {
    name: 'folder-facts',
    apply: 'serve',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'application/json', id: DESK_FACTS_ID },
        children: JSON.stringify(deskFactsOf(readMotel(OWN_FOLDER))).replaceAll('<', '\\u003c'),
      },
    ],
  };
}
