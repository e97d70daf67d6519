import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A process of a benchmark, at its address. */
export interface BenchProcess {
  readonly child: ChildProcess;
  readonly origin: string;
}

/** Starts a program of this folder, which sends its address once it answers. @throws Error when it ends before */
export async function startProcess(
  program: string,
  args: readonly string[],
  options: ForkOptions = {},
): Promise<BenchProcess> {
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), args, { execArgv: [], ...options });
  const [origin] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (typeof origin !== 'string') throw new Error(`${program} did not open`);
  return { child, origin };
}
