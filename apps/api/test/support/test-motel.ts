import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@motel/api-client/desk-contracts';
import { pino } from 'pino';
import type { HistoryScope } from '../../src/config/read-config.ts';
import type { StripeAccess } from '../../src/config/stripe-access.ts';
import type { Db } from '../../src/db/database.ts';
import type { FreeSpace } from '../../src/db/free-space.ts';
import type { Migrations } from '../../src/db/migrate.ts';
import type { DatabasePlace } from '../../src/db/open-database.ts';
import type { DatabaseTime } from '../../src/db/queries.ts';
import { type MotelContext, type Shows, shownNow } from '../../src/shared/motel-context.ts';
import { type RunningServer, startServer } from '../../src/start-server.ts';
import { wrongInBooks } from './books.ts';
import { SERVER, type TestDatabaseKind } from './databases.ts';
import { type FaultyProvider, faultyProvider } from './faulty-provider.ts';
import { flatTariff } from './flat-tariff.ts';
import { callApi, type MotelDoor } from './motel-door.ts';
import { ROOMS, signInGuest, type TestGuest } from './test-booking.ts';
import { START, type TestClock, testClock } from './test-clock.ts';
import { testConfig } from './test-config.ts';
import { signInStaff, type TestStaff } from './test-staff.ts';
import { standInFor, whileTesting } from './while-testing.ts';

/** A real motel on a real port, with a clock and a payment provider that the test controls. */
export interface TestMotel extends MotelDoor, MotelContext, Shows {
  readonly server: RunningServer;
  readonly db: Db;
  readonly clock: TestClock;
  readonly provider: FaultyProvider;
  readonly log: readonly string[];
  readonly dataDir: string;
  /** Lets milliseconds pass, and runs the jobs. */
  runJobsAfter(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds, of the motel's clock. */
export { DAY, HOUR, MINUTE } from '../../src/shared/clock.ts';

export interface MotelSettings {
  /** @default the embedded checkout */
  readonly stripe?: StripeAccess;
  /** @default so large that no test reaches a limit by accident */
  readonly rateLimitScale?: number;
  /** @default 1 */
  readonly holdShare?: number;
  /** @default 0 */
  readonly trustedProxies?: number;
  readonly metricsToken?: string;
  /** @default `number` */
  readonly historyScope?: HistoryScope;
  /** @default 0 */
  readonly stopDelay?: number;
  /** @default this machine's */
  readonly publicUrl?: string;
  /** The built site. @default none */
  readonly webDist?: string;
  readonly checkout?: 'embedded';
  readonly smtpUrl?: string;
  /** Of the database's clock. @default right by the motel's own */
  readonly databaseTime?: DatabaseTime;
  /** Bytes. @default so many that nothing is refused */
  readonly freeSpace?: FreeSpace;
  /** @default those of this version */
  readonly migrations?: Migrations;
  /** @default false */
  readonly migratesNow?: boolean;
  /** @default a new folder, removed at the end */
  readonly dataDir?: string;
}

export async function openTestMotel(
  settings?: MotelSettings,
  kind: TestDatabaseKind = SERVER,
): Promise<TestMotel> {
  const database = await kind.prepareShown();
  const motel = await openMotelAt(database.place, settings);
  return {
    ...motel,
    close: async () => {
      await motel.close();
      await database.remove();
    },
  };
}

/** Opens a motel on a database, often beside another one like a second process. */
export async function openMotelAt(place: DatabasePlace, settings: MotelSettings = {}): Promise<TestMotel> {
  const dataDir = settings.dataDir ?? (await mkdtemp(join(tmpdir(), 'motel-data-')));
  const clock = testClock(START);
  const log: string[] = [];
  const config = testConfig({ dataDir, database: place }, { ...settings, dataDir, logLevel: 'trace' });
  const faulty: { provider?: FaultyProvider } = {};
  const server = await startServer({
    config,
    clock,
    properties: Object.values(ROOMS),
    tariff: flatTariff(Object.values(ROOMS)),
    logger: pino({ level: 'trace' }, { write: (line: string) => void log.push(line) }),
    runsJobs: false,
    ...(settings.migrations !== undefined && { migrations: settings.migrations }),
    migratesNow: settings.migratesNow ?? false,
    ...(settings.databaseTime !== undefined && { databaseTime: settings.databaseTime }),
    ...(settings.freeSpace !== undefined && { freeSpace: settings.freeSpace }),
    wrapProvider: (provider) => {
      faulty.provider = faultyProvider(provider);
      return faulty.provider;
    },
  });
  const origin = server.url.replace('localhost', '127.0.0.1');
  return {
    ...shownNow({ shown: server.shown }),
    server,
    db: server.db,
    clock,
    provider: faulty.provider!,
    log,
    dataDir,
    origin,
    call: (path, call) => callApi(origin, path, call),
    runJobsAfter: async (milliseconds) => {
      clock.advance(milliseconds);
      await server.runJobs();
    },
    close: async () => {
      await server.close();
      if (settings.dataDir === undefined) await rm(dataDir, { recursive: true });
    },
  };
}

/**
 * Opens a motel before the tests of this file or `describe`, and closes it after them.
 * @param settings a function where they need what a hook before has opened
 * @param kind its database
 * @returns the motel, which can be used from its hooks and tests
 */
export function testMotel(
  settings: MotelSettings | (() => MotelSettings) = {},
  kind?: TestDatabaseKind,
): TestMotel {
  return whileTesting(() => openTestMotel(typeof settings === 'function' ? settings() : settings, kind));
}

/** Opens a motel like `testMotel`, whose books must agree after each test. */
export function testMotelWithBooks(settings?: MotelSettings): TestMotel {
  const motel = testMotel(settings);
  afterEach(async () => expect(await wrongInBooks(motel.db)).toEqual([]));
  return motel;
}

/** Opens a new motel before each test, where one test's rows, clock or counts would be in the way of another's. */
export function motelOfEachTest(...how: Parameters<typeof openTestMotel>): TestMotel {
  let opened: TestMotel | undefined;
  beforeEach(async () => {
    opened = await openTestMotel(...how);
  });
  afterEach(() => opened?.close());
  return standInFor(() => opened);
}

/** Opens a motel within a test, and closes it after the test. */
export async function motelOfThisTest(...how: Parameters<typeof openTestMotel>): Promise<TestMotel> {
  const motel = await openTestMotel(...how);
  onTestFinished(motel.close);
  return motel;
}

/** A person at the desk, in whose place a test may sign another one in, e.g. on a later day. */
export interface ChangingStaff extends TestStaff {
  signInNext(name?: string, role?: Role): Promise<void>;
}

/** Signs a new person in at the desk before each test. */
export function testStaff(motel: TestMotel, role: Role = 'clerk', name = 'Wren'): ChangingStaff {
  let signedIn: ChangingStaff | undefined;
  async function signInNext(next = name, as = role): Promise<void> {
    signedIn = { ...(await signInStaff(motel, as, next)), signInNext };
  }
  beforeEach(() => signInNext());
  return standInFor(() => signedIn);
}

/** Signs a new guest in before each test. */
export function testGuest(motel: TestMotel): TestGuest {
  let signedIn: TestGuest | undefined;
  beforeEach(async () => {
    signedIn = await signInGuest(motel);
  });
  return standInFor(() => signedIn);
}
