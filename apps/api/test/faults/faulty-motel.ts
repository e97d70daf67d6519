import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openServer } from '../../src/db/open-server.ts';
import { type FakeStripe, fakeStripe } from '../money/providers/stripe/fake-stripe.ts';
import { emptyBooks } from '../support/books.ts';
import { onServer } from '../support/on-server.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';
import { type TestClock, testClock } from '../support/test-clock.ts';
import { type MotelChild, startMotelChild } from './motel-child.ts';
import type { Death, MotelSetting } from './motel-orders.ts';

/** Two processes of one motel on a Postgres server of their own, and a stand-in for Stripe. */
export interface FaultyMotel {
  readonly processes: readonly [MotelChild, MotelChild];
  /** The motel's and Stripe's. */
  readonly clock: TestClock;
  readonly stripe: FakeStripe;
  /** A connection beside those of the processes. */
  readonly db: Db;
  readonly database: Pick<PostgresServer, 'restart' | 'crash'>;
  /** From now on both processes run and have the time, or the wrong one by so many milliseconds. */
  inOrder(clocksOff?: readonly [number, number]): Promise<void>;
  /** A new day with empty books. */
  begin(): Promise<void>;
  close(): Promise<void>;
}

const DAY = 24 * 3_600_000;
/** Milliseconds, after which the motel gives Stripe's answer up: long for a stand-in, short for a test. */
const STRIPE_TIMEOUT = 1500;

export async function openFaultyMotel(): Promise<FaultyMotel> {
  const clock = testClock('2026-11-20T19:00:00Z');
  const stripe = await fakeStripe(clock);
  const dataDir = await mkdtemp(join(tmpdir(), 'motel-faults-'));
  const postgres = await startPostgres(join(tmpdir(), `motel-faults-${process.pid}-server`), 'on');
  await onServer(postgres.url, 'create database motel');
  const url = `${postgres.url}/motel`;
  // The time limit ends only what hangs, however busy the machine.
  const { db, close } = await openServer({ url, timeout: 60_000 }, () => undefined);
  await migrate(db);

  const setting = (now: Date): MotelSetting => ({
    database: url,
    dataDir,
    stripe: { ...stripe.access, server: { ...stripe.server, timeout: STRIPE_TIMEOUT } },
    now: now.toISOString(),
  });
  const processes: [MotelChild, MotelChild] = [
    await startMotelChild(setting(clock.now())),
    await startMotelChild(setting(clock.now())),
  ];

  async function bring(which: 0 | 1, clockOff: number): Promise<void> {
    const now = new Date(clock.now().getTime() + clockOff);
    if (processes[which].isAlive) await processes[which].setClock(now);
    else processes[which] = await startMotelChild(setting(now));
  }
  async function inOrder([first, second]: readonly [number, number] = [0, 0]): Promise<void> {
    await Promise.all([bring(0, first), bring(1, second)]);
  }

  return {
    processes,
    clock,
    stripe,
    db,
    database: postgres,
    inOrder,
    async begin() {
      clock.advance(DAY);
      stripe.recover();
      await inOrder();
      await emptyBooks(db);
      // From here on the motel asks for events that never arrive.
      await processes[0].runJobs();
    },
    async close() {
      await Promise.all(processes.map((process) => process.kill()));
      await close();
      await postgres.stop();
      await stripe.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Plans the end of a process, or cancels the plan; one that has ended already needs none. */
export async function planDeath(process: MotelChild, death: Death | undefined): Promise<void> {
  await process.plan(death).catch(() => undefined);
}
