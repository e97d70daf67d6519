import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@motel/api';
import { copyDatabase, onServer, startPostgres } from '@motel/api/test-server';
import { properties } from '@motel/content/testing';
import { flatTariff } from './flat-tariff.ts';
import { motelConfig } from './motel-config.ts';

const VARIABLE = 'MOTEL_JOURNEYS_SERVER';
const TEMPLATE = 'motel_template';

/**
 * Starts one Postgres server, with the database of a motel without bookings to copy: a folder of its own costs each journey
 * a second.
 */
export default async function prepareTemplate(): Promise<() => Promise<void>> {
  // No `mkdtemp`: root starts the server as another user, who could not read such a folder.
  const folder = join(tmpdir(), `motel-journeys-${process.pid}`);
  await mkdir(folder);
  const { url, stop } = await startPostgres(join(folder, 'server'));
  await onServer(url, `create database ${TEMPLATE}`);
  const server = await startServer({
    config: motelConfig(join(folder, 'data'), 0, { DATABASE_URL: `${url}/${TEMPLATE}` }),
    tariff: flatTariff(properties),
    runsJobs: false,
  });
  await server.close();
  process.env[VARIABLE] = url;
  return async () => {
    await stop();
    await rm(folder, { recursive: true });
  };
}

export function copyTemplate(): ReturnType<typeof copyDatabase> {
  const server = process.env[VARIABLE];
  if (server === undefined) throw new Error('The set-up of playwright.config.ts starts the database server');
  return copyDatabase(server, TEMPLATE);
}

/** A new database without tables; outside the journeys none, and a motel keeps its data in its folder, which is slow. */
export async function emptyDatabase(): Promise<Awaited<ReturnType<typeof copyDatabase>> | undefined> {
  const server = process.env[VARIABLE];
  return server === undefined ? undefined : copyDatabase(server, 'template0');
}
