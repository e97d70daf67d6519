import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { callApi, type MotelDoor } from '../support/motel-door.ts';
import type { Death, MotelOrder, MotelSetting, MotelSignal } from './motel-orders.ts';

/** A process of the motel, which may end at any moment: calls of it fail then. */
export interface MotelChild extends MotelDoor {
  readonly isAlive: boolean;
  setClock(now: Date): Promise<void>;
  runJobs(): Promise<void>;
  /** Plans its end, or cancels the plan. */
  plan(death: Death | undefined): Promise<void>;
  kill(): Promise<void>;
}

type Unnumbered<Order> = Order extends unknown ? Omit<Order, 'number'> : never;

export async function startMotelChild(setting: MotelSetting): Promise<MotelChild> {
  const program = fileURLToPath(new URL('motel-process.ts', import.meta.url));
  const child = fork(program, [JSON.stringify(setting)], { execArgv: [] });
  let isAlive = true;
  let orders = 0;
  const waiting = new Map<number, { resolve(): void; reject(error: Error): void }>();
  const opened = Promise.withResolvers<string>();
  const ended = once(child, 'exit').then(() => {
    isAlive = false;
    const dead = new Error('The process has ended');
    opened.reject(dead);
    for (const { reject } of waiting.values()) reject(dead);
  });
  child.on('message', (signal: MotelSignal) => {
    if ('origin' in signal) return opened.resolve(signal.origin);
    waiting.get(signal.done)?.resolve();
    waiting.delete(signal.done);
  });
  // An order to a process that has ended fails by its end.
  child.on('error', () => undefined);

  async function order(what: Unnumbered<MotelOrder>): Promise<void> {
    if (!isAlive) throw new Error('The process has ended');
    orders += 1;
    const number = orders;
    const { promise, ...settle } = Promise.withResolvers<void>();
    waiting.set(number, settle);
    child.send({ number, ...what }, () => undefined);
    await promise;
  }

  const origin = await opened.promise;
  return {
    origin,
    get isAlive() {
      return isAlive;
    },
    call: (path, call) => callApi(origin, path, call),
    setClock: (now) => order({ do: 'set the clock', now: now.toISOString() }),
    runJobs: () => order({ do: 'run the jobs' }),
    plan: (death) => order({ do: 'die', ...(death !== undefined && { at: death }) }),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
