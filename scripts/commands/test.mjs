import { Stop } from '../lib/stop.mjs';
import { sentenceOf } from '../testing/counts.mjs';
import { perform, summarise } from '../testing/perform.mjs';
import { runFolder } from '../testing/run-folder.mjs';
import { checks, journeys, unitAndIntegration } from '../testing/steps.mjs';
import { prepare } from '../toolchain/prepare.mjs';

/**
 * `npm test`: runs every step, also after one has failed, and ends with one line of counts. On two cores the checks and
 * the build run beside vitest, which waits for databases much of its time.
 */
export async function command() {
  const prepared = await prepare().catch((error) => {
    if (error instanceof Stop)
      console.log(`✗ ${error.message}\n${sentenceOf({ passed: 0, failed: 1, skipped: 0 })}`);
    else throw error;
  });
  if (prepared === undefined) return 1;
  const { folder, env } = runFolder();
  const runtime = { ...prepared, env: { ...prepared.env, ...env } };

  const began = Date.now();
  const sideBySide = await Promise.all([
    perform(checks, runtime, folder),
    perform([unitAndIntegration], runtime, folder),
  ]);
  return summarise([...sideBySide.flat(), ...(await perform([journeys], runtime, folder))], began);
}
