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
