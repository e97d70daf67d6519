import type { Logger } from 'pino';

/** Something that is done again and again; it looks up for itself what is due. */
export interface Job {
  readonly name: string;
  /** Milliseconds between the end of one run and the beginning of the next. */
  readonly every: number;
  /** @param stop soon after it says so, the run comes to its end: what is left is done at the next start */
  run(stop: AbortSignal): Promise<void>;
}

export interface Scheduler {
  /** Runs every job once, in order, and waits for them. */
  runAll(): Promise<void>;
  /** From now on each job runs by itself. */
  start(): void;
  /** No run begins any more, and what has begun comes to its end. */
  stop(): Promise<void>;
}

/** Runs jobs in this process; no job ever overlaps with itself, and one that fails is tried again at its next time. */
export function createScheduler(jobs: readonly Job[], logger: Logger): Scheduler {
  const running = new Map<Job, Promise<void>>();
  const timers = new Map<Job, NodeJS.Timeout>();
  const stopping = new AbortController();

  function runOnce(job: Job): Promise<void> {
    const begun = running.get(job);
    if (begun !== undefined) return begun;
    const run = job
      .run(stopping.signal)
      .catch((error: unknown) => logger.error({ err: error, job: job.name }, 'A job failed'))
      .finally(() => running.delete(job));
    running.set(job, run);
    return run;
  }

  function plan(job: Job): void {
    if (stopping.signal.aborted) return;
    const timer = setTimeout(() => runOnce(job).then(() => plan(job)), job.every);
    timers.set(job, timer);
  }

  return {
    async runAll() {
      for (const job of jobs) await runOnce(job);
    },
    start() {
      for (const job of jobs) plan(job);
    },
    async stop() {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
}
