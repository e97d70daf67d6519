import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

/** The modules with tables (docs/architecture.md), each above those before it: it may name its own tables and theirs. */
const MODULES = [
  ...['db', 'pictures', 'rates', 'staff', 'limits', 'inventory', 'rooms', 'booking', 'guests', 'mail'],
  ...['money', 'content', 'till', 'feedback', 'stays', 'desk', 'http'],
];
const EXCEPTIONS = [
  // A condition on the nights of rooms, which the bookings themselves read.
  'rooms/given-up.ts: bookings',
  // Rooms for which guests are still paying.
  'inventory/tariff-of-now.ts: bookings',
];
const SOURCE = 'apps/api/src';

function declaredIn(code: string): string[] {
  const declarations = code.match(/interface Database \{[\s\S]*?\n {2}\}/)?.[0] ?? '';
  return [...declarations.matchAll(/^ {4}(\w+):/gm)].map(([, table = '']) => table);
}

/** The tables that a file names, in the query builder's words or in SQL. */
function namedIn(code: string, tables: readonly string[]): Set<string> {
  const name = `(${tables.join('|')})\\b`;
  const builder = `(?:From|Join|Into|Table)\\(\\s*'${name}`;
  const statement = `\\b(?:from|join|update|into)\\s+${name}(?! (?:that|of|are|is|to|and|in)\\b)`;
  const withoutComments = code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const found = withoutComments.matchAll(new RegExp(`${builder}|${statement}`, 'g'));
  return new Set([...found].map(([, built, written]) => built ?? written ?? ''));
}

// A backup has every table.
const files = globSync(`${SOURCE}/*/**/*.ts`, { cwd: root }).filter(
  (path) => !/\/(?:backup|migrations)\//.test(path),
);
const sources = files.map((path) => {
  const [, , , module = '', ...rest] = path.split('/');
  return { module, path: [module, ...rest].join('/'), code: readFileSync(join(root, path), 'utf8') };
});
const ownerOf = new Map(
  sources.flatMap(({ module, code }) => declaredIn(code).map((table) => [table, module] as const)),
);

function foreignTables(module: string, code: string): string[] {
  const place = MODULES.indexOf(module);
  return [...namedIn(code, [...ownerOf.keys()])].filter(
    (table) => place === -1 || MODULES.indexOf(ownerOf.get(table) ?? '') > place,
  );
}

test('a module names its own tables and those of the modules below it', () => {
  const found = sources.flatMap(({ module, path, code }) =>
    foreignTables(module, code).map((table) => `${path}: ${table}`),
  );
  expect(found).toEqual(EXCEPTIONS);
});

test('the test finds a table of a module above, in both ways to name it', () => {
  expect(ownerOf.size).toBeGreaterThan(50);
  const planted =
    "db.selectFrom('receipts'); sql`select 1 join\n desk_notes on true`; sql`update outbox set x = 1`";
  expect(foreignTables('mail', planted)).toEqual(['receipts', 'desk_notes']);
});
