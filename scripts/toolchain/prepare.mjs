import { install } from './install.mjs';
import { findRuntime } from './runtime.mjs';

/** Everything a command needs before it can do its own work: the runtime, and the packages installed. */
export async function prepare() {
  const runtime = await findRuntime();
  await install(runtime);
  return runtime;
}
