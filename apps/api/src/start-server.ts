import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import type { TariffData } from '@motel/booking-core';
import type { PropertyContent } from '@motel/content';
import type { Hono } from 'hono';
import { spoolBackup } from './backup/index.ts';
import { type Config, ConfigError, mailServerOf } from './config/read-config.ts';
import { openContent } from './content/index.ts';
import { databaseTime, type FreeSpace, migrateWhenUnlocked, openDatabase } from './db/index.ts';
import { openDeskSocket } from './desk-commands/index.ts';
import { listen } from './http/listen.ts';
import { syncProperties } from './inventory/index.ts';
import { type MotelOptions, openMotel } from './open-motel.ts';
import { syncTariff } from './rates/index.ts';
import { syncRooms } from './rooms/index.ts';
import { systemClock } from './shared/clock.ts';
import { createLogger } from './shared/logger.ts';
import { todayAt } from './shared/motel-time.ts';

/** By default the clock is the computer's, the database's time its own or a given clock's, the log on standard output. */
export interface StartOptions
  extends Pick<MotelOptions, 'config' | 'wrapProvider' | 'migrations'>,
    Partial<Pick<MotelOptions, 'clock' | 'logger' | 'databaseTime'>> {
  /** The rooms to sell. @default the motel's own */
  readonly properties?: readonly PropertyContent[];
  /** The first prices of these rooms. @default the motel's own */
  readonly tariff?: TariffData;
  /** Asks the disk for its free space. @default the operating system */
  readonly freeSpace?: FreeSpace;
  /** Migrates although processes of the version before are alive that cannot live with it. @default false */
  readonly migratesNow?: boolean;
  /** If `false`, jobs run only by `runJobs`. @default true */
  readonly runsJobs?: boolean;
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** Opens the motel on one port, its database up to date. @throws ConfigError, PortInUseError, the database's errors */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the start reads in its order, which is that of closing in reverse
export async function startServer(options: StartOptions) {
  const { config, clock = systemClock, migrations } = options;
  const logger = options.logger ?? createLogger(config.logLevel);
  await prepareDataDir(config);
  // All that was opened is closed in reverse order, also when a later step fails.
  await using opening = new AsyncDisposableStack();
  const database = await openDatabase(
    config.database,
    (error) => logger.warn({ err: error }, 'A database connection was lost'),
    options.freeSpace,
  );
  const { db } = database;
  opening.defer(database.close);
  await migrateWhenUnlocked(db, {
    isNow: options.migratesNow,
    migrations,
    onWaiting: (sentence) => logger.warn(sentence),
  });
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
    ...options,
    ...database,
    freeSpace: database.freeSpace,
    databaseTime: options.databaseTime ?? (options.clock ? async () => clock.now() : databaseTime),
    clock,
    shown,
    logger,
    publicUrl: url,
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
    /** For tests and tools in the same process. */
    db,
    shown,
    /** Does all that is due now: expired holds, refunds, payment events, mails. */
    runJobs: jobs.runAll,
    /** Answers 503 at `/readyz`, serves on for `stopDelay`, for proxies to notice, and drains. Call it before `close`. */
    async drain() {
      isStopping = true;
      await delay(config.stopDelay, undefined, { ref: false });
      await listener.drain();
    },
    /** Finishes running requests and jobs, then releases the port and the database. */
    async close() {
      isStopping = true;
      // Both at once: if the database does not answer, both wait for the same timeout.
      await Promise.all([jobs.stop(), listener.close()]);
      await closing.disposeAsync();
    },
  };
}

/** Creates the data folder, where this motel needs one, for its owner alone. @throws ConfigError when it is unusable */
async function prepareDataDir(config: Config): Promise<void> {
  const { dataDir, database } = config;
  if ('url' in database && mailServerOf(config) !== undefined) return;
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `DATA_DIR ${dataDir} cannot be used: ${reason}. It must be a folder that the user who runs the motel can write to.`,
    );
  }
}
