import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { type RunningServer, startServer } from '../../src/start-server.ts';
import { flatTariff } from '../../test/support/flat-tariff.ts';
import { testConfig } from '../../test/support/test-config.ts';
import { BENCH_ROOMS } from './bench-drafts.ts';

const SETTINGS = { rateLimitScale: 1_000_000, trustedProxies: 1, logLevel: 'info' } as const;
const BUILT = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/**
 * Opens the motel on a database, behind a proxy, with limits that no guest reaches: with rooms for all, with or without
 * the built site, or with its own rooms and site.
 * @param database the address of a server, or a folder
 */
export async function openBenchMotel(
  database: string,
  runsJobs: boolean,
  shows: 'no site' | 'site' | 'own' = 'no site',
): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'motel-bench-'));
  const server: RunningServer = await startServer({
    config: testConfig(
      { dataDir, database: database.includes('://') ? { url: database } : { folder: database } },
      { ...SETTINGS, ...(shows !== 'no site' && { webDist: BUILT }) },
    ),
    ...(shows !== 'own' && { properties: BENCH_ROOMS, tariff: flatTariff(BENCH_ROOMS) }),
    // The log lines are built as in production and then discarded.
    logger: pino({ level: 'info' }, { write: () => undefined }),
    runsJobs,
  });
  return {
    origin: server.url.replace('localhost', '127.0.0.1'),
    close: async () => {
      await server.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
