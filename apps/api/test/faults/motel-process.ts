import { flushCompileCache } from 'node:module';
import pg from 'pg';
import { pino } from 'pino';
import { startServer } from '../../src/start-server.ts';
import { flatTariff } from '../support/flat-tariff.ts';
import { ROOMS } from '../support/test-booking.ts';
import { testClock } from '../support/test-clock.ts';
import { testConfig } from '../support/test-config.ts';
import type { MotelOrder, MotelSetting, MotelSignal } from './motel-orders.ts';

// One of the motel's processes: it follows the orders of the test that started it, and ends with that one.
const setting: MotelSetting = JSON.parse(process.argv[2] ?? '');
const clock = testClock(setting.now);
const say = (signal: MotelSignal) => process.send?.(signal);

/** Queries until the end; none when it is not planned. */
let lifetime: { queries: number; isSent: boolean } | undefined;

// Between any two steps of the work there is a query: an end at each of them is an end anywhere.
const query = pg.Client.prototype.query;
pg.Client.prototype.query = function (this: pg.Client, ...args: Parameters<typeof query>) {
  const isLast = lifetime?.queries === 0;
  if (lifetime !== undefined) lifetime.queries -= 1;
  if (isLast && lifetime?.isSent === false) die();
  const answer = query.apply(this, args);
  // The server has the query, and its answer is lost.
  if (isLast) setImmediate(die);
  return answer;
} as typeof query;

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

const server = await startServer({
  config: testConfig(
    { dataDir: setting.dataDir, database: { url: setting.database } },
    { stripe: setting.stripe },
  ),
  clock,
  properties: Object.values(ROOMS),
  tariff: flatTariff(Object.values(ROOMS)),
  logger: pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
  runsJobs: false,
});

process.on('disconnect', die);
process.on('message', async (order: MotelOrder) => {
  switch (order.do) {
    case 'set the clock':
      clock.setTo(order.now);
      break;
    case 'run the jobs':
      await server.runJobs();
      break;
    case 'die':
      lifetime = order.at;
  }
  say({ done: order.number });
});
// By a SIGKILL nothing would be left for the next process.
flushCompileCache();
say({ origin: server.url.replace('localhost', '127.0.0.1') });
