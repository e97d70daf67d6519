import { run } from '../lib/children.mjs';
import { Stop } from '../lib/say.mjs';
import { packages, packagesOf, readSelection } from '../testing/packages.mjs';
import { perform, summarise } from '../testing/perform.mjs';
import { runFolder } from '../testing/run-folder.mjs';
import { stepsOf } from '../testing/steps.mjs';
import { prepare } from '../toolchain/prepare.mjs';

/**
 * `npm run check -- booking-core`: lint, types, boundaries and the quick tests of the named packages, by default of those
 * that differ from `main`. Any other word selects test files: `npm run check -- api sign-in`.
 * @param {string[]} args
 */
export async function command(args) {
  const { named, filters } = readSelection(args);
  const chosen = named.length > 0 ? named : packagesOf(await changedFiles());
  if (chosen.length === 0) {
    const names = packages.map(({ name }) => name).join(', ');
    throw new Stop(`No package differs from main: name one, e.g. npm run check -- booking-core (${names}).`);
  }
  const { folder, runtime } = runFolder(await prepare());
  const { checks, tests } = stepsOf(chosen, filters);
  return summarise(await perform([...checks, ...tests], runtime, folder));
}

/** @returns {Promise<string[]>} paths from the root, of changed, added and deleted files, committed or not */
async function changedFiles() {
  const base = await git('merge-base', 'HEAD', 'main');
  return [
    ...(await git('diff', '--name-only', base[0] ?? 'HEAD')),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
}

/**
 * @param {string[]} args
 * @returns {Promise<string[]>} lines; none when git refuses, e.g. because a clone has no `main`
 */
async function git(...args) {
  const { ok, stdout } = await run('git', args, { capture: true });
  return ok ? stdout.split('\n').filter(Boolean) : [];
}
