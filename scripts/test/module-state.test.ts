import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

/** A module's own variable, or an empty container that it fills. */
const STATE =
  /^(?:export )?(?:let\b|const \w+(?:: [^=]+)? = new (?:(?:LRUCache|WeakMap|WeakSet)\b|(?:Map|Set)<[^>]*(?:<[^>]*>[^>]*)*>\(\)))/gm;

/** Values that a module may keep, by the reason. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'a value that follows from its key alone, and is dear to make': [
    'apps/api/src/content/draft.ts',
    'apps/api/src/content/published.ts',
    'apps/api/src/db/names.ts',
    'apps/api/src/http/site/content-encoding.ts',
    'apps/api/src/http/site/page-cache.ts',
    'apps/api/src/http/site/static-files.ts',
    'apps/api/src/limits/networks.ts',
    'apps/api/src/mail/page/parts.ts',
    'apps/api/src/shared/motel-time.ts',
    'apps/web/src/app/routes.ts',
    'apps/web/src/shared/booking/quote-stay.ts',
    'apps/web/src/shared/use-loaded.ts',
    'packages/booking-core/src/money/format.ts',
    'packages/booking-core/src/money/with-sign.ts',
    'packages/booking-core/src/stay/motel-time.ts',
    'packages/content/src/alt-texts.ts',
    'packages/content/src/shapes/fields.ts',
    'packages/content/src/site-parts.ts',
    'packages/content/src/words/dates.ts',
    'packages/ui/src/calendar/locale.ts',
  ],
  'what a database, a socket or a wire has, for as long as it lives': [
    'apps/api/src/db/in-transaction.ts',
    'apps/api/src/http/listen.ts',
    'apps/api/src/money/providers/embedded/event-delivery.ts',
    'apps/api/src/rates/tariff-versions.ts',
    'packages/api-client/src/call-endpoint.ts',
  ],
  'a thread or a job has one of it': [
    'apps/api/src/guests/prune.ts',
    'apps/api/src/http/site/page-renderer.ts',
    'apps/api/src/watchdog/watching-thread.ts',
  ],
  'a browser’s page has one of it': [
    'apps/desk/src/shared/format/motel-clock.ts',
    'apps/desk/src/shared/keyboard/use-shortcuts.ts',
    'apps/desk/src/shared/wire/calls.ts',
    'apps/web/src/app/early-presses.ts',
    'apps/web/src/shared/load-with-styles.ts',
  ],
  'the unit of a contract’s amounts, while a synchronous reading runs': [
    'packages/api-client/src/contracts/wire-fields.ts',
  ],
};

test('091: no module keeps what may change, but for the reasons above', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root });
  const keeping = files.filter((file) => statesIn(readFileSync(join(root, file), 'utf8')) > 0);
  expect(keeping.toSorted()).toEqual(Object.values(KEPT).flat().toSorted());
});

test.each([
  'export let motel = read();',
  'let last = 0;',
  'const known = new WeakMap<Db, string>();',
  'export const kept = new Map<string, readonly string[]>();',
  'const found = new LRUCache<string, Motel>({ max: 4 });',
])('finds %s', (planted) => expect(statesIn(`import x;\n${planted}\n`)).toBe(1));

test.each(['  let sum = 0;', 'const DAYS: ReadonlySet<string> = new Set(["Mon"]);', 'const most = 4;'])(
  'leaves %s',
  (planted) => expect(statesIn(`${planted}\n`)).toBe(0),
);

const statesIn = (source: string): number => source.match(STATE)?.length ?? 0;
