import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say, seconds } from '../lib/say.mjs';
import { Stop } from '../lib/stop.mjs';
import { sentenceOf, sum } from '../testing/counts.mjs';
import { checks, journeys, unitAndIntegration } from '../testing/steps.mjs';
import { prepare } from '../toolchain/prepare.mjs';

/**
 * `npm test`: runs every step, also after one has failed, and closes with one line of counts. On two cores
 * the checks and the build go beside vitest, which waits for databases much of its time.
 */
export async function command() {
  const runtime = await prepare().catch((error) => {
    if (error instanceof Stop)
      console.log(`✗ ${error.message}\n${sentenceOf({ passed: 0, failed: 1, skipped: 0 })}`);
    else throw error;
  });
  if (runtime === undefined) return 1;
  const folder = mkdtempSync(join(tmpdir(), 'motel-test-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

  /** @param {import('../testing/steps.mjs').Step[]} steps */
  const inTurn = async (steps) => {
    const done = [];
    for (const step of steps) done.push(await perform(step, runtime, folder));
    return done;
  };
  const began = Date.now();
  const sideBySide = await Promise.all([inTurn(checks), inTurn([unitAndIntegration])]);
  const all = [...sideBySide.flat(), ...(await inTurn([journeys]))];
  const failed = all.filter(({ counts }) => counts.failed > 0).map(({ name }) => name);
  // Once more, in short: in a long log the end is what is read.
  for (const failure of all.flatMap(({ failures }) => failures)) console.log(`${failure}\n`);
  say(`All steps took ${seconds(began)}.${failed.length > 0 ? ` Failed: ${failed.join(', ')}.` : ''}`);
  console.log(sentenceOf(sum(all.map(({ counts }) => counts))));
  return failed.length > 0 ? 1 : 0;
}

/**
 * Runs one step and prints how it went; everything it said is shown only when it failed.
 *
 * @param {import('../testing/steps.mjs').Step} step
 * @param {import('../toolchain/runtime.mjs').Runtime} runtime
 * @param {string} folder
 */
async function perform({ name, run }, runtime, folder) {
  const began = Date.now();
  say(`${name}…`);
  const still = setInterval(() => say(`${name}… (${seconds(began)} so far)`), 30_000);
  const { counts, output, failures } = await run(runtime, folder).finally(() => clearInterval(still));
  const bad = counts.failed > 0;
  console.log(`${bad ? '✗' : '✓'} ${name}: ${sentenceOf(counts)} (${seconds(began)})`);
  if (bad) console.log(`\n${output.trim()}\n`);
  return { name, counts, failures };
}
