import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '../lib/children.mjs';
import { root } from '../lib/paths.mjs';
import { Stop, say } from '../lib/say.mjs';
import { prepare } from '../toolchain/prepare.mjs';

const HEAD = '| | figure | reference | ratio | spread | target |\n|---|---:|---:|---:|---:|---:|\n';

/** `npm run bench`: runs every `bench/*.bench.ts` of the workspace, one after the other, and prints one table of their figures. */
export async function command() {
  const { node, env } = await prepare();
  const files = benchFiles();
  if (files.length === 0) throw new Stop('There is no bench/*.bench.ts in packages/, apps/ or e2e/.');
  let failed = 0;
  const figures = join(mkdtempSync(join(tmpdir(), 'motel-figures-')), 'figures');
  for (const file of files) {
    say(file);
    const { ok } = await run(node, [file], { env: { ...env, FIGURES_FILE: figures } });
    if (!ok) failed++;
  }
  if (existsSync(figures)) console.log(`\n${HEAD}${readFileSync(figures, 'utf8')}`);
  rmSync(dirname(figures), { recursive: true });
  if (failed > 0) throw new Stop(`${failed} of ${files.length} benchmarks failed.`);
}

/** @returns {string[]} paths from the root, sorted */
function benchFiles() {
  const parents = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(parent, name)),
  );
  return [...parents, 'e2e']
    .map((folder) => join(folder, 'bench'))
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.bench.ts'))
    .sort();
}
