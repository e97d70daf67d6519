import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientBuild } from './build-time/client-build.ts';
import { compressedFiles } from './build-time/compressed-files.ts';
import { earlierFiles } from './build-time/earlier-files.ts';
import { earlyScript } from './build-time/early-script.ts';
import { markdownPages } from './build-time/markdown-pages.ts';
import { precomputed } from './build-time/precomputed.ts';
import { serverRendering } from './build-time/server-rendering.ts';
import { unusedRouterParts } from './build-time/unused-router-parts.ts';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** What every page starts with is one file, and what pages share is in few, each big enough to be worth a request. */
const FEW_CHUNKS = {
  codeSplitting: {
    groups: [
      { name: 'start', tags: ['$initial' as const], priority: 2 },
      // Alone: a page that arrives with all it shows does without, and what it shares must not drag this along.
      { name: 'queries', test: /\/@tanstack\/(?:react-query|query-core)\//, priority: 1 },
      // What frames pictures goes together: a page with a stamp needs nothing else of the pages with stamps.
      {
        name: 'frames',
        test: /\/packages\/ui\/src\/(?:card|picture|stamp)\//,
        minShareCount: 2,
        priority: 1,
      },
      { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4_000 },
    ],
  },
  // A shared chunk is called after everything that shares it, which makes for names of a hundred letters.
  chunkFileNames: ({ name }: { readonly name: string }) => `assets/${name.split('~')[0]}-[hash].js`,
  assetFileNames: ({ names }: { readonly names: readonly string[] }) =>
    `assets/${names[0]?.split(/[~.]/)[0]}-[hash][extname]`,
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    precomputed(),
    markdownPages(),
    vanillaExtractPlugin(),
    react(),
    clientBuild(),
    earlyScript(),
    unusedRouterParts(),
    compressedFiles(),
    earlierFiles(),
    serverRendering(apiOrigin),
  ],
  appType: 'custom',
  publicDir: fileURLToPath(new URL('../../packages/content/public', import.meta.url)),
  build: {
    manifest: isSsrBuild !== true,
    copyPublicDir: isSsrBuild !== true,
    // No picture or font inside a script or a stylesheet: a strict content security policy, and caches of their own.
    assetsInlineLimit: 0,
    // Every browser that runs the site's modules preloads them by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild === true ? {} : { output: FEW_CHUNKS },
  },
  // One file that needs nothing beside it, with React's production build whatever the host's NODE_ENV.
  ssr: command === 'build' ? { noExternal: true } : {},
  server: {
    host: '127.0.0.1',
    proxy: { '/api': apiOrigin, '/checkout': apiOrigin },
  },
}));
