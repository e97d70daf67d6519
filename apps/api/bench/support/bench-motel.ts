import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { type RunningServer, startServer } from '../../src/start-server.ts';
import { flatTariff } from '../../test/support/flat-tariff.ts';
import { testConfig } from '../../test/support/test-config.ts';
import { BENCH_ROOMS } from './bench-drafts.ts';

const BUILT = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/** Opens the motel on a database, with limits that no guest reaches: with rooms for all, or its own rooms and built site. */
export async function openBenchMotel(
  database: string,
  runsJobs: boolean,
  isOwn = false,
): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'motel-bench-'));
  const server: RunningServer = await startServer({
    config: testConfig(
      { dataDir, database: { url: database } },
      { rateLimitScale: 1_000_000, logLevel: 'info', ...(isOwn && { webDist: BUILT }) },
    ),
    ...(!isOwn && { properties: BENCH_ROOMS, tariff: flatTariff(BENCH_ROOMS) }),
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
