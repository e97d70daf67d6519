/**
 * Measures bookings per second of 16 concurrent guests, from the checkout to the confirmed stay. The reference is the same
 * SQL, which pgbench sends to the same server in the same run; for 64 guests on one night, the same with 16.
 *
 * Run: `node apps/api/bench/bookings.bench.ts [bookings a round]`
 */
import { once } from 'node:events';
import { report, takeTurns } from '../../../scripts/bench/figures.ts';
import { openServer } from '../src/db/open-server.ts';
import { onServer } from '../test/support/on-server.ts';
import { type BenchDraft, type Demand, prepareDrafts } from './support/bench-drafts.ts';
import { openBenchServer } from './support/bench-server.ts';
import { bookTogether } from './support/book-and-pay.ts';
import { findPgbench, replayByPgbench } from './support/pgbench.ts';
import { type RecordedBookings, recordBookings } from './support/recorded-bookings.ts';
import { startProcess } from './support/start-process.ts';

const GUESTS = 16;
const CROWD = 64;
const ROUNDS = 3;
const BOOKINGS = Number(process.argv[2] ?? 800);
/** Bookings before the measurement, so that the engine has compiled the motel's code. */
const WARM_UP = 320;

const pgbench = findPgbench();
if (pgbench === undefined) {
  console.log(
    'pgbench is not installed (Debian: postgresql-contrib), so there is no reference. PGBENCH can name its path.',
  );
}
await using server = await openBenchServer();
for (const demand of ['spread nights', 'the same two nights'] as const) await compare(demand);

async function compare(demand: Demand): Promise<void> {
  const { db, close } = await openServer({ url: await server.create('drafts') }, () => undefined);
  const drafts = await prepareDrafts(db, WARM_UP + BOOKINGS, demand);
  await close();
  const [opening] = drafts;
  if (opening === undefined) throw new Error('There is nothing to book');
  const kept = [opening, ...drafts.slice(WARM_UP)] as const;
  const recorded = await withCopy((database) => recordBookings(database, kept));
  console.log(`\n${demand}: ${recorded.statements.length} statements a booking, ${GUESTS} guests at once`);

  const rounds: Record<'own' | 'reference', number[]> = { own: [], reference: [] };
  for (let round = 1; round <= ROUNDS; round += 1) {
    const own = await withCopy((database) => bookAtMotel(database, drafts));
    const reference = await withCopy((database) => replay(database, recorded));
    console.log(`  the motel ${own.toFixed(0)} a second, pgbench ${reference?.toFixed(0) ?? '?'}`);
    if (reference === undefined) continue;
    rounds.own.push(own);
    rounds.reference.push(reference);
  }
  if (rounds.own.length > 0)
    report({ what: `bookings, ${demand}`, unit: '/s', ...rounds, target: { least: 0.55 } });
  if (demand === 'the same two nights') {
    const turns = await takeTurns(ROUNDS, {
      own: () => withCopy((database) => bookAtMotel(database, drafts, CROWD)),
      reference: () => withCopy((database) => bookAtMotel(database, drafts)),
    });
    // Runs of the same number of guests differ by as much.
    const what = `bookings of ${CROWD} guests against ${GUESTS}`;
    report({ what, unit: '/s', ...turns, target: { least: 0.95 } });
  }
  await onServer(server.url, 'drop database drafts');
}

/** Books over HTTP at a motel in a separate process. @returns bookings per second */
async function bookAtMotel(database: string, drafts: readonly BenchDraft[], guests = GUESTS) {
  const { child: motel, origin } = await startProcess('motel-process.ts', [database]);
  const ended = once(motel, 'exit');
  await bookTogether(origin, drafts.slice(0, WARM_UP), guests);
  const perSecond = await bookTogether(origin, drafts.slice(WARM_UP), guests);
  motel.disconnect();
  await ended;
  return perSecond;
}

/** @returns bookings per second of the same SQL, or `undefined` without pgbench */
async function replay(database: string, recorded: RecordedBookings): Promise<number | undefined> {
  if (pgbench === undefined) return undefined;
  return replayByPgbench(pgbench, database, recorded, { clients: GUESTS, folder: server.folder });
}

/** Runs `work` on a copy of the database with the drafts. */
async function withCopy<T>(work: (database: string) => Promise<T>): Promise<T> {
  await onServer(server.url, 'create database copy template drafts');
  try {
    return await work(`${server.url}/copy`);
  } finally {
    await onServer(server.url, 'drop database copy with (force)');
  }
}
