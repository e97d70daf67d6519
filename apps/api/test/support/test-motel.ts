import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import type { TestDatabaseKind } from './databases.ts';
import { type FaultyProvider, faultyProvider } from './faulty-provider.ts';
import { flatTariff } from './flat-tariff.ts';
import { ROOMS } from './rooms.ts';
import { type TestClock, testClock } from './test-clock.ts';
import { testConfig } from './test-config.ts';

export interface Call {
  readonly method?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent unchanged. */
  readonly rawBody?: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: the expectations of the tests define the content of a response
  readonly body: any;
}

/** The public side of a motel, by HTTP. */
export interface MotelDoor {
  /** The address with an IP number, which is another origin than the public one. */
  readonly origin: string;
  call(path: string, call?: Call): Promise<Answer>;
}

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

/** Noon at the motel. */
const START = '2026-11-20T19:00:00Z';
export const TODAY = '2026-11-20';

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

export async function openTestMotel(kind: TestDatabaseKind, settings?: MotelSettings): Promise<TestMotel> {
  const database = await kind.prepare();
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
    tariff: flatTariff(),
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

/** @param send the transport of requests; the network by default */
export async function callApi(
  origin: string,
  path: string,
  call: Call = {},
  send: (request: Request) => Response | Promise<Response> = fetch,
): Promise<Answer> {
  const body = call.rawBody ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
  const request = new Request(`${origin}${path}`, {
    method: call.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(call.token !== undefined && { authorization: `Bearer ${call.token}` }),
      ...call.headers,
    },
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });
  const response = await send(request);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && text !== '' ? JSON.parse(text) : text,
  };
}
