import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../lib/children.mjs';
import { withLock } from '../lib/lock.mjs';
import { memory, root } from '../lib/paths.mjs';
import { withProgress } from '../lib/say.mjs';
import { Stop } from '../lib/stop.mjs';
import { checkTheNetwork, isNetworkTrouble } from './network-trouble.mjs';

const stamp = join(memory, 'installed');

/**
 * Installs the packages that pnpm-lock.yaml names, unless exactly those are already installed.
 *
 * @param {import('./runtime.mjs').Runtime} runtime
 * @throws {Stop} when the installation fails
 */
export async function install(runtime) {
  if (isInstalled(runtime)) return;
  await withLock('install', async () => {
    if (isInstalled(runtime)) return;
    const wanted = fingerprint(runtime);
    // Without a network pnpm by default retries for over a minute; some seconds are enough to be sure.
    const patience = ['--config.fetchRetryMintimeout=2000', '--config.fetchRetryMaxtimeout=10000'];
    const unattended = ['--config.confirmModulesPurge=false', '--reporter=append-only'];
    const args = ['install', '--frozen-lockfile', ...unattended, ...patience];
    const { ok, output } = await withProgress('Installing the packages that pnpm-lock.yaml names', () =>
      run(runtime.pnpm, args, { env: runtime.env, capture: true }),
    );
    if (!ok) throw new Stop(reasonOf(output));
    mkdirSync(memory, { recursive: true });
    writeFileSync(stamp, wanted);
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

/** @param {import('./runtime.mjs').Runtime} runtime */
function isInstalled(runtime) {
  const folders = ['.', ...packageFolders()].map((folder) => join(root, folder, 'node_modules'));
  return (
    existsSync(stamp) &&
    existsSync(join(root, 'node_modules', '.modules.yaml')) &&
    folders.every((folder) => existsSync(folder)) &&
    readFileSync(stamp, 'utf8') === fingerprint(runtime)
  );
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
