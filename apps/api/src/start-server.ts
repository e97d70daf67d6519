import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import type { TariffData } from '@motel/booking-core';
import type { PropertyContent } from '@motel/content';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { spoolBackup } from './backup/index.ts';
import { prepareDataDir } from './config/prepare-data-dir.ts';
import type { Config } from './config/read-config.ts';
import { openContent } from './content/index.ts';
import {
  type DatabaseTime,
  type Db,
  databaseTime,
  type FreeSpace,
  type Migrations,
  migrateWhenUnlocked,
  openDatabase,
} from './db/index.ts';
import { openDeskSocket } from './desk-commands/index.ts';
import { listen } from './http/listen.ts';
import { syncProperties } from './inventory/index.ts';
import type { PaymentProvider } from './money/index.ts';
import { openMotel } from './open-motel.ts';
import { syncTariff } from './rates/index.ts';
import { syncRooms } from './rooms/index.ts';
import { type Clock, systemClock } from './shared/clock.ts';
import { createLogger } from './shared/logger.ts';
import type { ShownMotel } from './shared/motel-context.ts';
import { todayAt } from './shared/motel-time.ts';

export interface StartOptions {
  readonly config: Config;
  /** @default the computer's */
  readonly clock?: Clock;
  /** The rooms to sell. @default the motel's own */
  readonly properties?: readonly PropertyContent[];
  /** The first prices of these rooms. @default the motel's own */
  readonly tariff?: TariffData;
  /** @default lines on standard output, of the configuration's level or above */
  readonly logger?: Logger;
  /** Wraps the payment provider, e.g. to make it fail. */
  readonly wrapProvider?: (provider: PaymentProvider) => PaymentProvider;
  /** Asks the disk for its free space. @default the operating system */
  readonly freeSpace?: FreeSpace;
  /** @default the database's own clock; where `clock` is given, that one */
  readonly databaseTime?: DatabaseTime;
  /** Migrates although processes of the version before are alive that cannot live with it. @default false */
  readonly migratesNow?: boolean;
  /** @default this version's */
  readonly migrations?: Migrations;
  /** If `false`, jobs run only by `runJobs`. @default true */
  readonly runsJobs?: boolean;
}

export interface RunningServer {
  readonly url: string;
  /** For tests and tools in the same process. */
  readonly db: Db;
  readonly shown: ShownMotel;
  /** Does all that is due now: expired holds, refunds, payment events, mails. */
  runJobs(): Promise<void>;
  /** Answers 503 at `/readyz`, serves on for `stopDelay`, for proxies to notice, and drains. Call it before `close`. */
  drain(): Promise<void>;
  /** Finishes running requests and jobs, then releases the port and the database. */
  close(): Promise<void>;
}

/** Opens the motel on one port, its database up to date. @throws ConfigError, PortInUseError, the database's errors */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the start reads in its order, which is that of closing in reverse
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { config, clock = systemClock, wrapProvider } = options;
  const logger = options.logger ?? createLogger(config.logLevel);
  await prepareDataDir(config);
  // All that was opened is closed in reverse order, also when a later step fails.
  await using opening = new AsyncDisposableStack();
  const { db, close, connections, freeSpace } = await openDatabase(
    config.database,
    (error) => logger.warn({ err: error }, 'A database connection was lost'),
    options.freeSpace,
  );
  opening.defer(close);
  const { migratesNow: isNow, migrations } = options;
  await migrateWhenUnlocked(db, { isNow, migrations, onWaiting: (sentence) => logger.warn(sentence) });
  const { shown, reasons } = await openContent(db, clock.now());
  for (const reason of reasons) logger.warn(`The motel’s folder is not shown: ${reason}`);
  const motel = shown.motel();
  const { properties = motel.properties, tariff = motel.tariff } = options;
  await syncProperties(db, properties, motel, todayAt({ clock, motel }));
  await syncRooms(db, properties, clock.now(), motel.roomNumbers);
  await syncTariff(db, tariff, clock.now());

  let open: Awaited<ReturnType<typeof openMotel>> | undefined;
  const opened = Promise.withResolvers<Hono>();
  const listener = await listen(
    config.host,
    config.port,
    async (request, bindings) => (await opened.promise).fetch(request, bindings),
    {
      trustedProxies: config.trustedProxies,
      answerKept: (request, response) => open?.answerKept(request, response),
    },
  );
  opening.defer(listener.close);
  const url = config.publicUrl ?? `http://localhost:${listener.port}`;
  let isStopping = false;
  const parts = await openMotel({
    config,
    db,
    migrations,
    connections,
    freeSpace,
    databaseTime: options.databaseTime ?? (options.clock ? async () => clock.now() : databaseTime),
    clock,
    shown,
    logger,
    publicUrl: url,
    wrapProvider,
    isStopping: () => isStopping,
  });
  const { context, schema, site, jobs, mail } = parts;
  await schema.keepWatch();
  opening.defer(schema.end);
  opening.defer(site.close);
  opening.defer(async () => mail.close());
  opening.defer(jobs.stop);
  if ('folder' in config.database) {
    const makeBackup = () => spoolBackup(config.dataDir, { db, clock, motel: shown.motel() });
    const desk = await openDeskSocket(config.dataDir, { ...context, publicUrl: url }, makeBackup);
    if (desk === undefined) logger.warn('The path of DATA_DIR is too long for `npm run desk`');
    opening.use(desk);
  }
  open = parts;
  // Set for the start (`scripts/lib/small-process.json`); from now on speed counts.
  setFlagsFromString('--no-memory-saver-mode');
  opened.resolve(parts.app);
  if (options.runsJobs ?? true) jobs.start();
  const closing = opening.move();
  return {
    url,
    db,
    shown,
    runJobs: jobs.runAll,
    async drain() {
      isStopping = true;
      await delay(config.stopDelay, undefined, { ref: false });
      await listener.drain();
    },
    async close() {
      isStopping = true;
      // Both at once: if the database does not answer, both wait for the same timeout.
      await Promise.all([jobs.stop(), listener.close()]);
      await closing.disposeAsync();
    },
  };
}
