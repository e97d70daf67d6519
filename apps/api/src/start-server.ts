import { setTimeout as delay } from 'node:timers/promises';
import { motel, properties as motelProperties, type PropertyContent, validateContent } from '@motel/content';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config/config.ts';
import { prepareDataDir } from './config/prepare-data-dir.ts';
import type { Db } from './db/database.ts';
import { migratePatiently } from './db/migrate-patiently.ts';
import { openDatabase } from './db/open-database.ts';
import { syncProperties } from './db/sync-properties.ts';
import { openDeskDoor } from './desk/desk-door.ts';
import { listen } from './http/listen.ts';
import { createLogger } from './logger.ts';
import { openMotel } from './open-motel.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { todayAt } from './use-cases/context.ts';

export interface StartOptions {
  readonly config: Config;
  /** @default the computer's */
  readonly clock?: Clock;
  /** What is sold. @default the motel's own rooms */
  readonly properties?: readonly PropertyContent[];
  /** @default lines on standard output, from the configuration's level on */
  readonly logger?: Logger;
  /** Stands between the motel and its payment provider, e.g. to make it fail. */
  readonly wrapProvider?: (provider: PaymentProvider) => PaymentProvider;
  /** `false` leaves jobs waiting for `runJobs`. @default true */
  readonly runsJobs?: boolean;
}

export interface RunningServer {
  /** The site's address as guests reach it. */
  readonly url: string;
  /** For tests and tools in the same process. */
  readonly db: Db;
  /** Does whatever is due now: expired holds, refunds, payment events, mails. */
  runJobs(): Promise<void>;
  /**
   * Says at `/readyz` that it stops, serves on for `stopDelay`, so that proxies can learn of it, and takes leave of those
   * who are there; comes before `close` where time is.
   */
  sayGoodbye(): Promise<void>;
  /** Finishes what was begun, then lets go of port and data. */
  close(): Promise<void>;
}

/**
 * Opens the motel: brings its database up to date, loads its rooms into it and serves everything on one port.
 * @throws ContentMistakes, ConfigError, FolderInUseError, DatabaseUnreachableError, DatabaseSettingError, NewerDatabaseError,
 * TablesKeptError or PortInUseError
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { config, clock = systemClock, properties = motelProperties, wrapProvider } = options;
  const logger = options.logger ?? createLogger(config.logLevel);
  validateContent();
  await prepareDataDir(config);
  // What has been opened is closed in the opposite order, also when a later step fails.
  const closing = new AsyncDisposableStack();
  try {
    const { db, close, connections } = await openDatabase(config.database, (error) => {
      logger.warn({ err: error }, 'A database connection was lost');
    });
    closing.defer(close);
    await migratePatiently(db, { onWaiting: (sentence) => logger.warn(sentence) });
    await syncProperties(db, properties, motel, todayAt(clock));

    const door = Promise.withResolvers<Hono>();
    const listener = await listen(config.host, config.port, async (request, bindings) =>
      (await door.promise).fetch(request, bindings),
    );
    closing.defer(listener.close);
    const url = config.publicUrl ?? `http://localhost:${listener.port}`;
    let isStopping = false;
    const { app, jobs, mail } = await openMotel({
      config,
      db,
      connections,
      clock,
      logger,
      publicUrl: url,
      wrapProvider,
      isStopping: () => isStopping,
    });
    closing.defer(async () => mail.close());
    closing.defer(jobs.stop);
    if ('folder' in config.database) {
      const closeDesk = await openDeskDoor(config.dataDir, { db, clock });
      if (closeDesk === undefined) logger.warn('The path of DATA_DIR is too long for `npm run desk`');
      else closing.defer(closeDesk);
    }
    door.resolve(app);
    if (options.runsJobs ?? true) jobs.start();
    return {
      url,
      db,
      runJobs: jobs.runAll,
      async sayGoodbye() {
        isStopping = true;
        await delay(config.stopDelay, undefined, { ref: false });
        await listener.sayGoodbye();
      },
      async close() {
        isStopping = true;
        // Both at once: a database that says nothing keeps guests and jobs waiting for the same time.
        await Promise.all([jobs.stop(), listener.close()]);
        await closing.disposeAsync();
      },
    };
  } catch (error) {
    await closing.disposeAsync();
    throw error;
  }
}
