import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { CHILD_ENV, CHILD_FLAGS } from '../support/child-env.ts';

export const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** The motel, or its website alone, as a process of its own. */
export interface Program {
  readonly child: ChildProcess;
  readonly said: () => string;
  /** The exit code. */
  readonly ended: Promise<number | null>;
  /** Waits for the address that it prints once it is open. */
  opened(): Promise<string>;
}

export function startProgram(env: NodeJS.ProcessEnv): Program {
  const child = spawn(process.execPath, [...CHILD_FLAGS, MAIN], {
    env: { ...CHILD_ENV, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    child,
    said: () => said,
    ended,
    async opened() {
      for (;;) {
        const address = /is open: (https?:\S+)/.exec(said)?.[1];
        if (address !== undefined) return address;
        const [code] = await Promise.race([
          once(child.stdout!, 'data').then(() => [undefined]),
          ended.then((status) => [status]),
        ]);
        if (code !== undefined) throw new Error(`It ended: ${said}`);
      }
    },
  };
}

/** Runs a program in this process, which has loaded its modules. @returns its exit code, and what it says as it ends */
export async function runHere(file: string, env: NodeJS.ProcessEnv, ...args: readonly string[]) {
  const { env: before, argv, exitCode } = process;
  const umask = process.umask();
  let said = '';
  const say = (text: string | Uint8Array) => {
    said += text;
    return true;
  };
  const exits = vi.spyOn(process, 'exit').mockImplementation((code) => {
    process.exitCode = code;
    throw new Error('it exits');
  });
  const spies = [
    exits,
    // What a command does at Ctrl-C would outlive it here.
    vi.spyOn(process, 'once').mockReturnThis(),
    ...[process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockImplementation(say)),
  ];
  Object.assign(process, {
    exitCode: 0,
    env: { ...before, PORT: '0', ...env },
    argv: [argv[0], file, ...args],
  });
  try {
    await import(`${file}?${randomUUID()}`).catch((error) => {
      if (exits.mock.calls.length === 0) throw error;
    });
    return { code: process.exitCode, said };
  } finally {
    for (const spy of spies) spy.mockRestore();
    Object.assign(process, { exitCode, env: before, argv });
    process.umask(umask);
  }
}
