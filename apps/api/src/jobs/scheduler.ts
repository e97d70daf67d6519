import type { Logger } from 'pino';

/** A task that runs at intervals and finds out for itself what is due. */
export interface Job {
  readonly name: string;
  /** Milliseconds between the end of one run and the beginning of the next. */
  readonly every: number;
  /** @param stop once it is aborted, the run ends soon: the next start does the rest */
  run(stop: AbortSignal): Promise<void>;
}

/** Runs jobs in this process; no job ever overlaps with itself, and one that fails is retried at its next time. */
export function createScheduler(jobs: readonly Job[], logger: Logger) {
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

  function schedule(job: Job): void {
    if (stopping.signal.aborted) return;
    const timer = setTimeout(() => runOnce(job).then(() => schedule(job)), job.every);
    timers.set(job, timer);
  }

  return {
    /** Runs every job once, in order, and waits for each. */
    async runAll() {
      for (const job of jobs) await runOnce(job);
    },
    start() {
      for (const job of jobs) schedule(job);
    },
    /** Starts no more runs, and waits for those that are running. */
    async stop() {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
}
