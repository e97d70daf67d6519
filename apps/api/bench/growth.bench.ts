/**
 * Measures how reads, pages of the desk, jobs and the start grow with what a motel gathers: a million bookings in the place of
 * a hundred, 200 stays of one guest, three years of nights, 100,000 changes of rates; and a thousand kinds of room in the
 * place of ten. The reference is the same motel with little, in the same run. Prints the plans of what grows.
 *
 * Run: `node apps/api/bench/growth.bench.ts [bookings]`
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { report, takeTurns } from '../../../scripts/bench/figures.ts';
import { type GrownMotel, openGrownMotel } from '../test/support/grown-motel.ts';
import { plansOf } from '../test/support/plans-of.ts';
import { openBenchServer } from './support/bench-server.ts';

const ROUNDS = 9;
const MOST = 1.5;
const LITTLE = { kinds: 10, bookings: 100, ofOneGuest: 1, nights: 35, changesOfRates: 40 };
const BOOKINGS = Number(process.argv[2] ?? 1_000_000);
const MUCH = { kinds: 10, bookings: BOOKINGS, ofOneGuest: 200, nights: 1095, changesOfRates: 100_000 };

await using server = await openBenchServer();
const open = async (name: string, amounts: typeof MUCH) => {
  const began = performance.now();
  const motel = await openGrownMotel(await server.create(name), amounts);
  console.log(`${name}: filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return motel;
};
const little = await open('little', LITTLE);
const much = await open('much', MUCH);
await compareBackups(much, little);
await compare('of years', much, little);
await compare('of 1,000 kinds of room', await open('large', { ...LITTLE, kinds: 1000 }), little);
await little.close();

async function compare(name: string, grown: GrownMotel, little: GrownMotel): Promise<void> {
  for (const [index, { what, run }] of grown.deeds.entries()) {
    const same = little.deeds[index]?.run ?? run;
    // The first ones fill caches.
    for (const warm of [same, run, run]) await warm();
    const turns = await takeTurns(ROUNDS, { own: () => timeOf(run), reference: () => timeOf(same) });
    const isMet = report({ what: `${what}, ${name}`, unit: 'ms', ...turns, target: { most: MOST } });
    if (!isMet) console.log(await plansOf(grown.database, run));
  }
  await grown.close();
}

async function compareBackups(grown: GrownMotel, little: GrownMotel): Promise<void> {
  const reference = [await peakOfBackup(little.database)];
  const own = [await peakOfBackup(grown.database)];
  report({ what: 'memory of a backup, of years', unit: 'MB', own, reference, target: { most: MOST } });
}

/** The most megabytes that `npm run backup` holds. */
async function peakOfBackup(url: string): Promise<number> {
  const command = fileURLToPath(new URL('../src/backup/backup-command.ts', import.meta.url));
  const tell = "process.on('exit', () => console.error(process.resourceUsage().maxRSS))";
  const { stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', `data:text/javascript,${tell}`, command, join(server.folder, `${randomUUID()}.backup`)],
    { env: { ...process.env, DATABASE_URL: url, DATA_DIR: server.folder } },
  );
  return Number(/\d+\s*$/.exec(stderr)?.[0]) / 1024;
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}
