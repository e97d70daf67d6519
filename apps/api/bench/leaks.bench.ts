/**
 * Measures whether the motel's process keeps what it no longer needs: what its heap holds after a collection, once a minute
 * under a load of bookings, reads and pages. The reference is the heap after the first minute.
 *
 * Run: `node apps/api/bench/leaks.bench.ts [minutes]`
 */
import { once } from 'node:events';
import { ENDPOINTS } from '@motel/api-client/contracts';
import { report } from '../../../scripts/bench/figures.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { prepareDrafts } from './support/bench-drafts.ts';
import { openBenchServer } from './support/bench-server.ts';
import { bookTogether } from './support/book-and-pay.ts';
import { sendRequests } from './support/send-requests.ts';
import { startProcess } from './support/start-process.ts';

const MINUTES = Number(process.argv[2] ?? 5);
const MINUTE = 60_000;
/** In a round, with as many reads and pages as a busy site has for each. */
const BOOKINGS = 40;
const READS = 1000;

await using server = await openBenchServer();
const place = { url: await server.create('load') };
const { db, close } = await openDatabase(place, () => undefined);
// Each has one booking, and a kind of room has 5,000 rooms on a night.
const drafts = await prepareDrafts(db, 5000 * MINUTES, 'spread nights');
await close();
const { child, origin } = await startProcess('motel-process.ts', [place.url, 'site'], 'small');
let done = 0;
const heapAfterMinute = async () => {
  const until = performance.now() + MINUTE;
  while (performance.now() < until) {
    await bookTogether(origin, drafts.slice(done, done + BOOKINGS), 16);
    done += BOOKINGS;
    for (const path of ['/', '/about', ENDPOINTS.properties.path])
      await sendRequests(new URL(path, origin), { clients: 16, most: READS });
  }
  child.send('heap');
  const [bytes] = await once(child, 'message');
  const megabytes = bytes / 2 ** 20;
  console.log(`  ${megabytes.toFixed(1)} MB after ${done} bookings`);
  return megabytes;
};
const first = await heapAfterMinute();
let last = first;
for (let minute = 1; minute < MINUTES; minute += 1) last = await heapAfterMinute();
const target = { most: 1.05 };
report({ what: `heap after ${MINUTES} minutes`, unit: 'MB', own: [last], reference: [first], target });
child.disconnect();
await once(child, 'exit');
