import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';

/** Reads or writes bookings, in the query builder's words or in SQL. */
const QUERY =
  /(?:From|Join|insertInto|updateTable)\('bookings\b|\b(?:from|join|update|into) bookings\b(?! (?:that|of|are))/;

test('035: only the store, its erasing and files of loads query bookings', () => {
  const files = globSync('apps/api/src/**/*.ts', {
    cwd: root,
    exclude: (name) => name === 'migrations' || name === 'backup',
  });
  const querying = files.filter((file) => QUERY.test(readFileSync(join(root, file), 'utf8')));
  expect(querying.toSorted()).toEqual([
    ...['day-loads', 'desk-loads', 'erase-stays', 'person-loads', 'search-loads', 'slim-loads', 'store'].map(
      (file) => `apps/api/src/booking/${file}.ts`,
    ),
    // A condition on the nights of rooms, which the bookings themselves read.
    'apps/api/src/rooms/given-up.ts',
  ]);
});
