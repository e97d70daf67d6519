import { rm } from 'node:fs/promises';
import { type RunningServer, startServer } from '@motel/api';
import type { CivilDate } from '@motel/booking-core';
import type { PropertyContent } from '@motel/content';
import { properties } from '@motel/content/testing';
import { type TestClock, testClock } from './clock.ts';
import { flatTariff, sellBy } from './flat-tariff.ts';
import { type Mail, readMails } from './mails.ts';
import { motelConfig } from './motel-config.ts';
import { copyTemplate } from './prepare-template.ts';

/** As they are when the process begins: a journey that publishes changes what it shows. */
const demoRooms = properties;

/** Differences from the demo motel, by property. */
export type RoomChanges = Readonly<Record<string, Partial<PropertyContent>>>;

/** A test's own motel: the real server in this process, with its own data and a clock that the test sets. */
export interface Motel {
  /** The public address; it stays the same when the motel restarts. */
  readonly url: string;
  readonly clock: TestClock;
  /** Direct access to the data, for everything that no guest can see or do. */
  readonly db: RunningServer['db'];
  /** A kind of room as this motel sells it. */
  property(id: string): PropertyContent;
  /** Runs the jobs that are due by the clock; none runs by itself. */
  runJobs(): Promise<void>;
  mails(): Promise<Mail[]>;
  freeRooms(propertyId: string, from: CivilDate, to: CivilDate): Promise<number[]>;
  stop(): Promise<void>;
  /** Starts again, stopped or not, at the same address with the same data. */
  restart(): Promise<void>;
}

interface OpenedMotel extends Motel {
  /** Stops for good and deletes the data. */
  remove(): Promise<void>;
}

/**
 * @param dataDir an empty folder's path
 * @param settings additional environment variables
 */
export async function openMotel(
  dataDir: string,
  changes: RoomChanges,
  settings: NodeJS.ProcessEnv = {},
): Promise<OpenedMotel> {
  const clock = testClock();
  const database = await copyTemplate();
  const sold = demoRooms.map((property) => ({ ...property, ...changes[property.id] }));
  const open = (port: number) =>
    startServer({
      config: motelConfig(dataDir, port, { DATABASE_URL: database.url, ...settings }),
      clock,
      properties: sold,
      tariff: flatTariff(sold),
      runsJobs: false,
    });

  let server = await open(0);
  // The template's prices are those of the rooms without changes.
  if (Object.keys(changes).length > 0) await sellBy(server.db, flatTariff(sold));
  const { url } = server;
  const port = Number(new URL(url).port);
  let isOpen = true;

  async function stop(): Promise<void> {
    if (isOpen) await server.close();
    isOpen = false;
  }
  return {
    url,
    clock,
    get db() {
      return server.db;
    },
    property(id) {
      const found = sold.find((property) => property.id === id);
      if (found === undefined) throw new Error(`The motel has no room ${id}`);
      return found;
    },
    runJobs: () => server.runJobs(),
    mails: () => readMails(dataDir),
    async freeRooms(propertyId, from, to) {
      const answer = await fetch(`${url}/api/property/availability/${propertyId}?from=${from}&to=${to}`);
      const { nights }: { nights: { free: number }[] } = await answer.json();
      return nights.map(({ free }) => free);
    },
    stop,
    async restart() {
      await stop();
      server = await open(port);
      isOpen = true;
    },
    async remove() {
      await stop();
      await database.remove();
      await rm(dataDir, { recursive: true });
    },
  };
}
