/**
 * Measures the memory of the motel's process, with the flags with which it serves on a small machine: after its start, and
 * after 10,000 pages, 5,000 reads and 1,000 bookings. The reference is a process of the same framework that sends bytes from memory.
 *
 * Run: `node apps/api/bench/memory.bench.ts` (Linux)
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ENDPOINTS } from '@motel/api-client/contracts';
import { report } from '../../../scripts/bench/figures.ts';
import { type DatabasePlace, openDatabase } from '../src/db/open-database.ts';
import { prepareDrafts } from './support/bench-drafts.ts';
import { openBenchServer } from './support/bench-server.ts';
import { bookTogether } from './support/book-and-pay.ts';
import { sendRequests } from './support/send-requests.ts';
import { startProcess } from './support/start-process.ts';

const PAGES = 10_000;
const READS = 5_000;
const BOOKINGS = 1_000;
/** Milliseconds after which a process has released what it no longer needs, such as the thread that renders pages. */
const REST = 70_000;

await using server = await openBenchServer();
const reference = await startProcess('reference-process.ts', [], 'small');
const idle = await megabytesOf(reference.child);
console.log(`a process that sends bytes from memory: ${idle} MB`);
await measureFirstStart(idle);
await measure('with Postgres', { url: await server.create('memory') }, idle);
await measure('with the built-in database', { folder: join(server.folder, 'built-in') }, idle);
reference.child.disconnect();

/** A start that makes the built-in database. */
async function measureFirstStart(idle: number): Promise<void> {
  const { child } = await startProcess('motel-process.ts', [join(server.folder, 'new'), 'site']);
  await delay(REST);
  const target = { most: 400, of: 'figure' as const };
  const own = [await megabytesOf(child, 'VmHWM')];
  report({ what: 'peak of the first start, built-in database', unit: 'MB', own, reference: [idle], target });
  child.disconnect();
  await once(child, 'exit');
}

async function measure(name: string, place: DatabasePlace, idle: number): Promise<void> {
  const { db, close } = await openDatabase(place, () => undefined);
  const drafts = await prepareDrafts(db, BOOKINGS, 'spread nights');
  await close();
  const address = 'url' in place ? place.url : place.folder;
  const { child, origin } = await startProcess('motel-process.ts', [address, 'site'], 'small');
  await delay(REST);
  const show = async (when: string, most: number) => {
    const own = [await megabytesOf(child)];
    const target = { most, of: 'figure' as const };
    report({ what: `memory ${name}, ${when}`, unit: 'MB', own, reference: [idle], target });
  };
  const [afterStart, afterLoad] = 'url' in place ? [150, 200] : [240, 320];
  await show('after its start', afterStart);
  const page = { headers: { accept: 'text/html', 'accept-encoding': 'br' }, clients: 16 };
  for (const path of ['/', '/about']) {
    await sendRequests(new URL(path, origin), { ...page, most: PAGES / 2 });
  }
  await sendRequests(new URL(ENDPOINTS.properties.path, origin), { clients: 16, most: READS });
  await bookTogether(origin, drafts, 16);
  await delay(REST);
  await show('after the load', afterLoad);
  child.disconnect();
  await once(child, 'exit');
}

/** @param what now, or the most since the start */
async function megabytesOf({ pid }: ChildProcess, what: 'VmRSS' | 'VmHWM' = 'VmRSS'): Promise<number> {
  const [, kilobytes = ''] =
    new RegExp(`${what}:\\s+(\\d+)`).exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
