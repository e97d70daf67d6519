import { run } from '../lib/children.mjs';
import { Stop } from '../lib/say.mjs';
import { install } from '../toolchain/install.mjs';
import { findRuntime } from '../toolchain/runtime.mjs';

/**
 * `npm run with -- pnpm add …`: any program with the project's own Node, pnpm and tools first on PATH.
 * @param {string[]} args
 */
export async function command([program, ...args]) {
  if (program === undefined)
    throw new Stop('Name a program to run, e.g. npm run with -- vitest run --project ui.');
  const runtime = await findRuntime();
  // pnpm is called to change the installed packages, also when the lockfile is out of date.
  if (program === 'pnpm') return (await run(program, args, { env: runtime.buildEnv })).code;
  await install(runtime);
  return (await run(program, args, { env: runtime.env })).code;
}
