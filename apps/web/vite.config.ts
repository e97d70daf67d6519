import { OWN_FOLDER } from '@motel/content/server';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, searchForWorkspaceRoot } from 'vite';
import { clientBuild } from './build-time/client-build.ts';
import { compressedFiles } from './build-time/compressed-files.ts';
import { earlierFiles } from './build-time/earlier-files.ts';
import { noFaultSentences } from './build-time/no-fault-sentences.ts';
import { countryNames, precomputed } from './build-time/precomputed.ts';
import { serverRendering } from './build-time/server-rendering.ts';
import { unusedLibraryParts } from './build-time/unused-library-parts.ts';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** Code that pages share, by its paths: one file, which a page loads whole. */
function sharedPart(name: string, ...paths: readonly string[]) {
  return { name, test: new RegExp(paths.join('|')), minShareCount: 2, priority: 1 };
}

/** The code that every page starts with is one file; shared code is in few files, each large enough for a request. */
const FEW_CHUNKS = {
  codeSplitting: {
    groups: [
      { name: 'start', tags: ['$initial' as const], priority: 2 },
      // Alone: a page that arrives with all its data does without it, and code that it shares must not load it.
      { name: 'queries', test: /\/@tanstack\/(?:react-query|query-core)\//, priority: 1 },
      // The frames of pictures go together: a page with a stamp needs nothing else of the pages with stamps.
      sharedPart('frames', '/packages/ui/src/(?:card|picture|stamp)/'),
      // Money, with the checks of core, is in its own file: a page of words may have a price, and no picture.
      sharedPart(
        'money',
        '/packages/booking-core/src/(?:money/(?:cents|dollars)|result/(?:flag|kind|text|whole-number))',
        '/packages/content/src/words/(?!terms)',
      ),
      // A bill, which lists of rooms have not.
      sharedPart('bill', '/price-(?:lines|rows)'),
      // What a form is made of goes together, too; what core says of it is also said where there is no form.
      sharedPart('fields', '/packages/ui/src/(?:checkbox|error-summary|field/(?!Select))'),
      sharedPart(
        'issues',
        '/booking-core/src/(?:result/(?:result|violation)|validation/(?:shown-name|text-patterns)|words/issue)|use-hydrated',
      ),
      // What one room has wherever it is shown: its key, its pictures, its party.
      sharedPart(
        'room',
        '/apps/web/src/features/rooms/RoomKey',
        '/apps/web/src/shared/(?:Room(?:Image|Key)|room-type-words|search-store)',
        '/packages/booking-core/src/party/(?:party|travelers)',
        '/packages/content/src/photos/',
        '/packages/ui/src/(?:key-fob|skeleton)/',
      ),
      // And the parts of every list of rooms: without a group, the keys on other pictures of rooms would come along.
      sharedPart(
        'rooms',
        '/apps/web/src/features/rooms/(?:NoRooms|OfferSpace|Room(?:Facts|Photo|Picture|Title)|RoomsFailed)',
        '/apps/web/src/features/rooms/SearchResults',
        '/apps/web/src/shared/(?:DottedFacts|is-searched|queries/use-tax)',
        '/packages/ui/src/badge/',
      ),
      sharedPart('rating', '/ui/src/rating/|/shared/DrawingsNote'),
      // Dates in words and other small parts of lists of stays, which open no field.
      sharedPart(
        'dates',
        '/booking-core/src/stay/(?:civil-date|day-of|needs-year)',
        '/shared/format/dates',
        '/live-region/',
        '/ui/src/use-media',
      ),
      // Fields that open are the largest shared parts: without a group, lists of rooms would come with them.
      sharedPart(
        'popups',
        '/packages/ui/src/(?:popover|stepper|use-media)',
        '/apps/web/src/shared/(?:calendar/StayDates|use-loaded)',
      ),
      { name: 'tables', test: /\/packages\/ui\/src\/responsive-table\//, priority: 1 },
      // What a page says instead of itself: without a group, it would come with what prices a stay.
      sharedPart(
        'notices',
        '/packages/ui/src/(?:data-list|status-pill)/',
        '/apps/web/src/shared/(?:Notice|WithoutScripts|focus/KeepFocus)',
      ),
      // What tells a guest about a stay that is booked.
      sharedPart('booked', '/apps/web/src/shared/stay/(?:CalendarFile|Directions|stay-words)'),
      // The contracts come with the first call: with what they share with a form, its page would load them all.
      sharedPart('capacity', '/booking-core/src/capacity/room-capacity'),
      sharedPart('guest', '/booking-core/src/validation/guest-fields'),
      // Two pages with a postmark show no places, and the gallery no postmark.
      sharedPart('places', '/features/gallery/Place'),
      // A link to a room with a stay is on pages that price none.
      { name: 'links', test: /\/shared\/booking\/stay-params/, minShareCount: 2, priority: 0.5 },
      // The stay that a guest is about to book: with parts of its form, the page of a booked stay would load the tariff.
      { name: 'draft', test: /\/shared\/booking\/booking-draft/, minShareCount: 2, priority: 0.5 },
      { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2_600 },
    ],
  },
  // The first script names all others, so that each letter of a name counts in every page's weight.
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames,
};

function isStyle(file: string): boolean {
  return file.endsWith('.css');
}

/** In both builds: the server's pages name the browser's fonts. */
function assetFileNames({ names }: { readonly names: readonly string[] }): string {
  const isPageStyle = names.some(isStyle);
  return isPageStyle ? 'assets/[hash:7][extname]' : `assets/${names[0]?.split('.')[0]}-[hash:7][extname]`;
}

/** Of the server's build: the names of pages, and their rendering, which a thread of its own loads. */
const SERVER_ENTRIES = ['src/entry-server.ts', 'src/entry-render.tsx'];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    precomputed(),
    countryNames(),
    vanillaExtractPlugin(),
    react(),
    clientBuild(),
    noFaultSentences(),
    unusedLibraryParts(),
    compressedFiles(),
    earlierFiles(),
    serverRendering(apiOrigin),
  ],
  appType: 'custom',
  // Only in development: a build knows no motel, and its server has the motel's pictures.
  publicDir: command === 'serve' && `${OWN_FOLDER}public`,
  build: {
    manifest: isSsrBuild !== true,
    // No picture or font inside a script or a stylesheet: for a strict content security policy, and separate caching.
    assetsInlineLimit: 0,
    // Every browser that supports the site's modules preloads them by itself.
    // A page's styles are asked for beside its script. The names of the scripts that it shares would weigh on every first
    // visit: the page's own imports ask for those.
    modulePreload: { polyfill: false, resolveDependencies: (_file, deps) => deps.filter(isStyle) },
    rolldownOptions:
      isSsrBuild === true ? { input: SERVER_ENTRIES, output: { assetFileNames } } : { output: FEW_CHUNKS },
  },
  // One self-contained file, with React's production build at any NODE_ENV of the host.
  ssr: command === 'build' ? { noExternal: true } : {},
  server: {
    host: '127.0.0.1',
    fs: { allow: [searchForWorkspaceRoot(import.meta.dirname), OWN_FOLDER] },
    proxy: {
      '/api': apiOrigin,
      '/photos': apiOrigin,
      '/checkout': apiOrigin,
      '/desk': process.env.DESK_ORIGIN ?? apiOrigin,
    },
  },
}));
