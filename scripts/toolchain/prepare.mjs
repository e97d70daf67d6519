import { install } from './install.mjs';
import { findRuntime } from './runtime.mjs';

/** The prerequisites of a command: the runtime, and the installed packages. */
export async function prepare() {
  const runtime = await findRuntime();
  await install(runtime);
  return runtime;
}
