import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { RecordedBookings } from './recorded-bookings.ts';

/** Finds Postgres' own benchmark program: by `PGBENCH`, or in the usual folders. */
export function findPgbench(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const places = [
    process.env.PGBENCH ?? '',
    ...folders.map((folder) => join(folder, 'pgbench')),
    ...globSync('/usr/lib/postgresql/*/bin/pgbench'),
  ];
  return places.find((place) => place !== '' && existsSync(place));
}

/**
 * Replays recorded bookings on a copy of the database before them: the same statements with the same values by the same
 * protocol, from concurrent clients. Each booking needs one more query, which loads its values.
 * @param folder for the script
 * @returns bookings per second
 * @throws when a booking fails
 */
export async function replayByPgbench(
  pgbench: string,
  database: string,
  { statements, bookings }: RecordedBookings,
  { clients, folder }: { readonly clients: number; readonly folder: string },
): Promise<number> {
  await storeValues(database, bookings);
  const each = Math.floor(bookings.length / clients);
  const script = join(folder, 'booking.sql');
  await writeFile(script, scriptOf(statements, bookings, each));
  const load = [`--client=${clients}`, '--jobs=2', `--transactions=${each}`, '--protocol=extended'];
  const what = ['--no-vacuum', '--define=done=0', `--file=${script}`, database];
  const { stdout } = await promisify(execFile)(pgbench, [...load, ...what]);
  const processed = /actually processed: (\d+)/.exec(stdout)?.[1];
  const perSecond = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
  if (perSecond === undefined || Number(processed) !== each * clients) throw new Error(stdout);
  return Number(perSecond);
}

type Values = RecordedBookings['bookings'];

/** Stores one row for each booking and one column for each parameter: v0, v1, … */
async function storeValues(database: string, bookings: Values): Promise<void> {
  const client = new pg.Client(database);
  await client.connect();
  const columns = (bookings[0] ?? []).flat().map((_, index) => `v${index} text`);
  await client.query(`create table bench_values (n integer primary key, ${columns.join(', ')})`);
  for (const [n, booking] of bookings.entries()) {
    const row = { n, ...Object.fromEntries(booking.flat().map((value, index) => [`v${index}`, value])) };
    const insert = 'insert into bench_values select * from json_populate_record(null::bench_values, $1)';
    await client.query(insert, [JSON.stringify(row)]);
  }
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
}

function scriptOf(statements: readonly string[], bookings: Values, each: number): string {
  const [first = []] = bookings;
  let before = 0;
  const lines = statements.map((text, index) => {
    const values = first[index] ?? [];
    const base = before;
    before += values.length;
    // A variable of pgbench cannot be null. A parameter that is null is so in every booking.
    const line = text.replace(/\$(\d+)/g, (_, k) =>
      values[k - 1] === null ? 'null' : `:v${base + Number(k) - 1}`,
    );
    return `${line};`;
  });
  return [
    `\\set n :client_id * ${each} + :done`,
    '\\set done :done + 1',
    'select * from bench_values where n = :n \\gset',
    ...lines,
    '',
  ].join('\n');
}
