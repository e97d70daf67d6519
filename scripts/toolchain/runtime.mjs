import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { run } from '../lib/children.mjs';
import { withLock } from '../lib/lock.mjs';
import { memory, root } from '../lib/paths.mjs';
import { Stop, withProgress } from '../lib/say.mjs';
import { checkTheNetwork, isNetworkTrouble } from './network-trouble.mjs';

const remembered = join(memory, 'runtime.json');

/**
 * @typedef {object} Runtime
 * @property {string} node path of the Node to run programs with
 * @property {string} pnpm path of pnpm
 * @property {NodeJS.ProcessEnv} env environment with that Node, pnpm and the project's own tools first on PATH
 * @property {NodeJS.ProcessEnv} buildEnv the same without secrets, for programs that install or build
 */

/**
 * The Node and pnpm of the project: those on PATH when they are exactly the wanted versions, otherwise those of an
 * earlier download, otherwise a new download from the npm registry.
 * @returns {Promise<Runtime>}
 * @throws {Stop} when they cannot be fetched
 */
export async function findRuntime() {
  const wanted = wantedVersions();
  return (
    presentRuntime() ??
    runtimeAt(await withLock('fetch', async () => earlierDownload(wanted) ?? fetch(wanted)))
  );
}

/** @returns {Runtime | undefined} the same without a download, if there is one */
export function presentRuntime() {
  const wanted = wantedVersions();
  const found = onPath(wanted) ?? earlierDownload(wanted);
  return found && runtimeAt(found);
}

/**
 * @param {Pair} found paths
 * @returns {Runtime}
 */
function runtimeAt(found) {
  const tooled = ['', 'e2e'].map((folder) => join(root, folder, 'node_modules', '.bin'));
  const folders = [dirname(found.node), dirname(found.pnpm), ...tooled];
  const tools = {
    PATH: [...folders, process.env.PATH].join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
  };
  return { ...found, env: { ...process.env, ...tools }, buildEnv: { ...cleanEnvironment(), ...tools } };
}

/** @typedef {{ node: string, pnpm: string }} Pair versions or paths */

/**
 * @param {Pair} wanted versions
 * @returns {Pair | undefined} paths
 */
function onPath(wanted) {
  if (process.versions.node !== wanted.node) return undefined;
  const folder = (process.env.PATH ?? '').split(delimiter).find((path) => isProgram(join(path, 'pnpm')));
  if (folder === undefined) return undefined;
  const pnpm = join(folder, 'pnpm');
  return versionOf(pnpm) === wanted.pnpm ? { node: process.execPath, pnpm } : undefined;
}

/**
 * @param {Pair} wanted versions
 * @returns {Pair | undefined} paths
 */
function earlierDownload(wanted) {
  try {
    const { versions, paths } = JSON.parse(readFileSync(remembered, 'utf8'));
    const same = versions.node === wanted.node && versions.pnpm === wanted.pnpm;
    return same && isProgram(paths.node) && isProgram(paths.pnpm) ? paths : undefined;
  } catch {
    return undefined; // no earlier download
  }
}

/**
 * @param {Pair} wanted versions
 * @returns {Promise<Pair>} paths
 */
async function fetch(wanted) {
  const paths = await withProgress(`Fetching Node ${wanted.node} and pnpm ${wanted.pnpm}, once`, async () => {
    const first = await npmExec(wanted, []);
    if (first.paths) return first.paths;
    if (isNetworkTrouble(first.output)) throw new Stop(checkTheNetwork);
    // An interrupted download can leave half a Node in npm's cache: a separate cache is clean.
    const second = await npmExec(wanted, ['--cache', join(memory, 'npm')]);
    if (second.paths) return second.paths;
    console.error(second.output);
    throw new Stop(`npm could not fetch Node ${wanted.node} and pnpm ${wanted.pnpm}; its output is above.`);
  });
  mkdirSync(memory, { recursive: true });
  writeFileSync(remembered, JSON.stringify({ versions: wanted, paths }, null, 2));
  return paths;
}

/**
 * Lets npm put both programs into its cache and print their paths.
 * @param {Pair} wanted versions
 * @param {string[]} options of npm
 * @returns {Promise<{ paths?: Pair, output: string }>} no paths when npm failed or fetched another version
 */
async function npmExec(wanted, options) {
  const npmCli = process.env.npm_execpath ?? '';
  const [program, ...first] = basename(npmCli) === 'npm-cli.js' ? [process.execPath, npmCli] : ['npm'];
  const packages = [`--package=node@${wanted.node}`, `--package=pnpm@${wanted.pnpm}`];
  const call = 'node -p process.execPath && command -v pnpm';
  // Without a network npm by default retries for over a minute; some seconds are enough to be sure.
  const patience = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const settings = ['--yes', '--loglevel=error', '--ignore-scripts=false', ...patience, ...options];
  const { ok, output, stdout } = await run(
    program ?? 'npm',
    [...first, 'exec', ...settings, ...packages, '--call', call],
    { capture: true, env: cleanEnvironment() },
  );
  const [node = '', pnpm = ''] = stdout.trim().split('\n').slice(-2);
  const right = ok && versionOf(node) === wanted.node && versionOf(pnpm) === wanted.pnpm;
  return right ? { paths: { node, pnpm }, output } : { output };
}

/** @param {string} program path */
function versionOf(program) {
  // Outside the checkout, so that pnpm reports its own version and not the one that this project names.
  const { stdout } = spawnSync(program, ['--version'], {
    cwd: dirname(program),
    env: cleanEnvironment(),
    encoding: 'utf8',
  });
  return stdout?.trim().replace(/^v/, '');
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The variables that installing and building may see. All others stay out, because packages run their own code there,
 * and the motel's environment has keys and passwords. Names of any case: proxies are written in both.
 */
const allowed = new RegExp(
  `^(?:${[
    // the folder of the motel that is checked
    'MOTEL',
    // the person, the terminal and the language
    'PATH|HOME|USER|LOGNAME|SHELL|TERM|LANG|LANGUAGE|LC_\\w+|TZ|CI|NO_COLOR|FORCE_COLOR|XDG_\\w+_HOME',
    // temporary folders, and what programs on Windows cannot start without
    'TMPDIR|TEMP|TMP|PATHEXT|COMSPEC|SYSTEMROOT|WINDIR|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAM(?:FILES|DATA)',
    // the way to the registry
    'https?_proxy|all_proxy|no_proxy|npm_config_\\w+|pnpm_config_\\w+|PNPM_HOME',
    'NODE_EXTRA_CA_CERTS|NODE_USE_ENV_PROXY|NODE_USE_SYSTEM_CA|SSL_CERT_FILE|SSL_CERT_DIR|DO_NOT_TRACK',
  ].join('|')})$`,
  'i',
);

/** A registry's passwords and tokens among npm's settings; every package of this project is public. */
const secret = /_(?:auth|authtoken|password|otp|key)$/i;

/**
 * An environment without secrets, for programs that install or build.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {NodeJS.ProcessEnv}
 */
export function cleanEnvironment(env = process.env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => allowed.test(name) && !secret.test(name)));
}

/**
 * The project's versions of Node and pnpm, each written in one place: `.node-version`, and `packageManager` in
 * package.json.
 */
function wantedVersions() {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    node: readFileSync(join(root, '.node-version'), 'utf8').trim(),
    pnpm: String(packageManager).replace(/^pnpm@/, ''),
  };
}
