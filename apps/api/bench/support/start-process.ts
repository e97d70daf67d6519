import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A process of a benchmark, at its address. */
export interface BenchProcess {
  readonly child: ChildProcess;
  readonly origin: string;
}

const SMALL = JSON.parse(
  readFileSync(new URL('../../../../scripts/lib/small-process.json', import.meta.url), 'utf8'),
);

/**
 * Starts a program of this folder with the flags with which the motel serves. It sends its address once it answers.
 * @param machine a small one has at most 2 GB
 * @throws Error when it ends before
 */
export async function startProcess(
  program: string,
  args: readonly string[],
  machine: 'large' | 'small' = 'large',
): Promise<BenchProcess> {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const execArgv = machine === 'large' ? SMALL.flags : [...SMALL.flags, ...SMALL.smallMachine.flags];
  const child = fork(path, args, { execArgv, env: { ...process.env, ...SMALL.env } });
  const [origin] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (typeof origin !== 'string') throw new Error(`${program} did not open`);
  return { child, origin };
}
