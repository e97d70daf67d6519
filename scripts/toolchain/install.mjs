import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../lib/children.mjs';
import { withLock } from '../lib/lock.mjs';
import { memory, root } from '../lib/paths.mjs';
import { Stop, withProgress } from '../lib/say.mjs';
import { checkTheNetwork, isNetworkTrouble } from './network-trouble.mjs';

const stamp = join(memory, 'installed');

/** @typedef {'production' | 'everything'} Scope production: without the packages that only development needs */

/**
 * Installs the packages that pnpm-lock.yaml names, unless exactly those are already installed.
 * @param {import('./runtime.mjs').Runtime} runtime
 * @param {Scope} [scope]
 * @throws {Stop} when the installation fails
 */
export async function install(runtime, scope = 'everything') {
  if (isInstalled(runtime, scope)) return;
  await withLock('install', async () => {
    if (isInstalled(runtime, scope)) return;
    const wanted = fingerprint(runtime);
    // Without a network pnpm by default retries for over a minute; some seconds are enough to be sure.
    const patience = ['--config.fetchRetryMintimeout=2000', '--config.fetchRetryMaxtimeout=10000'];
    const unattended = ['--config.confirmModulesPurge=false', '--reporter=append-only'];
    const packages = scope === 'production' ? ['--prod'] : [];
    const args = ['install', ...packages, '--frozen-lockfile', ...unattended, ...patience];
    const { ok, output } = await withProgress('Installing the packages that pnpm-lock.yaml names', () =>
      run(runtime.pnpm, args, { env: runtime.buildEnv, capture: true }),
    );
    if (!ok) throw new Stop(reasonOf(output));
    mkdirSync(memory, { recursive: true });
    writeFileSync(stamp, `${scope} ${wanted}`);
  });
}

/** @param {string} output of pnpm */
function reasonOf(output) {
  if (isNetworkTrouble(output)) return checkTheNetwork;
  if (output.includes('ERR_PNPM_OUTDATED_LOCKFILE')) {
    return 'A package.json and pnpm-lock.yaml disagree: run `npm run with -- pnpm install` and commit the lockfile.';
  }
  console.error(output.trim().split('\n').slice(-30).join('\n'));
  return 'The packages could not be installed; pnpm printed the reason above.';
}

/**
 * @param {import('./runtime.mjs').Runtime} runtime
 * @param {Scope} scope
 * @returns {boolean} also for `production` when everything is installed
 */
export function isInstalled(runtime, scope) {
  if (!existsSync(stamp) || !existsSync(join(root, 'node_modules', '.modules.yaml'))) return false;
  const [installed, inputs] = readFileSync(stamp, 'utf8').split(' ');
  return (
    (installed === scope || installed === 'everything') &&
    inputs === fingerprint(runtime) &&
    ['.', ...packageFolders()].every((folder) => hasPackages(folder, scope))
  );
}

/**
 * Whether a package's folder has its dependencies, or needs none.
 * @param {string} folder
 * @param {Scope} scope
 */
function hasPackages(folder, scope) {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  const needed = scope === 'production' ? dependencies : (dependencies ?? devDependencies);
  return needed === undefined || existsSync(join(root, folder, 'node_modules'));
}

/**
 * A hash of every input of an installation.
 * @param {import('./runtime.mjs').Runtime} runtime
 */
function fingerprint(runtime) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${runtime.node}`);
  const manifests = ['.', ...packageFolders()].map((folder) => join(folder, 'package.json'));
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** Folders of the workspace's packages, from the patterns in pnpm-workspace.yaml (`name` or `name/*`). */
function packageFolders() {
  const [, list = ''] =
    /^packages:\n((?: +- .+\n)+)/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) ?? [];
  const patterns = list.split('\n').flatMap((line) => /- ["']?([^"']+)/.exec(line)?.[1] ?? []);
  return patterns
    .flatMap((pattern) => {
      if (!pattern.endsWith('/*')) return [pattern];
      const parent = pattern.slice(0, -2);
      return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
    })
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .sort();
}
