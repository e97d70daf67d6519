import { run } from '../lib/children.mjs';
import { install } from './install.mjs';
import { findRuntime } from './runtime.mjs';

/**
 * The prerequisites of a command: the runtime, and the installed packages.
 * @param {import('./install.mjs').Scope} [scope] which packages the command needs; default: everything
 */
export async function prepare(scope) {
  const runtime = await findRuntime();
  await install(runtime, scope);
  return runtime;
}

/**
 * Runs a program of the checkout in Node, with its prerequisites.
 * @param {string} program its path from the root
 * @param {string[]} [args]
 * @param {import('./install.mjs').Scope} [scope] as of `prepare`
 * @returns {Promise<number>} its exit code
 */
export async function runProgram(program, args = [], scope = 'everything') {
  const { node, env } = await prepare(scope);
  return (await run(node, [program, ...args], { env })).code;
}
