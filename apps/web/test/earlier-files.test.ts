// @vitest-environment node
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { earlierFiles } from '../build-time/earlier-files.ts';

test('a build keeps earlier hashed files for a week, for pages that are open', async () => {
  const root = await mkdtemp(join(tmpdir(), 'motel-builds-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const assets = join(root, 'dist', 'assets');
  async function built(word: string, daysLater = 0): Promise<readonly string[]> {
    await writeFile(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
    await writeFile(join(root, 'main.js'), `console.log(${JSON.stringify(word)})`);
    const plugins = [earlierFiles(() => Date.now() + daysLater * 24 * 3_600_000)];
    await build({ root, configFile: false, logLevel: 'silent', plugins });
    return readdir(assets);
  }

  const [first = ''] = await built('first');
  const longAgo = new Date(Date.now() - 30 * 24 * 3_600_000);
  await utimes(join(assets, first), longAgo, longAgo);
  expect(await built('second'), 'however long it was the newest').toContain(first);
  expect(await built('second')).toHaveLength(2);
  expect(await built('third', 6)).toContain(first);
  const latest = await built('fourth', 8);
  expect(latest).not.toContain(first);
  expect(latest).toHaveLength(3);
});

test('the server’s build does, too, for processes that have not restarted', async () => {
  const root = await mkdtemp(join(tmpdir(), 'motel-builds-'));
  onTestFinished(() => rm(root, { recursive: true }));
  async function built(word: string): Promise<readonly string[]> {
    await writeFile(join(root, 'server.js'), `export const page = () => import('./page.js');`);
    await writeFile(join(root, 'page.js'), `export const word = ${JSON.stringify(word)};`);
    const plugins = [earlierFiles()];
    await build({ root, configFile: false, logLevel: 'silent', plugins, build: { ssr: 'server.js' } });
    return readdir(join(root, 'dist', 'assets'));
  }

  const [page = ''] = await built('first');
  const after = await built('second');
  expect(after).toContain(page);
  expect(after).toHaveLength(2);
});
