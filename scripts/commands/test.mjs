import { Stop } from '../lib/stop.mjs';
import { countsSentence } from '../testing/counts.mjs';
import { perform, summarise } from '../testing/perform.mjs';
import { runFolder } from '../testing/run-folder.mjs';
import { builds, checks, journeys, unitAndIntegration } from '../testing/steps.mjs';
import { prepare } from '../toolchain/prepare.mjs';

/**
 * `npm test`: runs every step, also after one has failed, and ends with one line of counts. Vitest, the browser and the
 * checks run side by side: each of them waits much of its time, for databases, pages or one of two cores.
 */
export async function command() {
  const prepared = await prepare().catch((error) => {
    if (error instanceof Stop)
      console.log(`✗ ${error.message}\n${countsSentence({ passed: 0, failed: 1, skipped: 0 })}`);
    else throw error;
  });
  if (prepared === undefined) return 1;
  const { folder, env } = runFolder();
  const runtime = { ...prepared, env: { ...prepared.env, ...env } };

  const began = Date.now();
  const sideBySide = await Promise.all([
    perform([unitAndIntegration], runtime, folder),
    perform([...builds, journeys], runtime, folder),
    perform(checks, runtime, folder),
  ]);
  return summarise(sideBySide.flat(), began);
}
