import { pino } from 'pino';
import { createScheduler } from '../../src/jobs/scheduler.ts';

const log: string[] = [];
const logger = pino({ level: 'error' }, { write: (line: string) => void log.push(line) });

describe('jobs', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Starts jobs that run each second, or as often as said, in milliseconds. */
  function start(runs: Readonly<Record<string, (stop: AbortSignal) => Promise<void>>>, every = 1000) {
    const jobs = Object.entries(runs).map(([name, run]) => ({ name, every, run }));
    const scheduler = createScheduler(jobs, logger);
    scheduler.start();
    return scheduler;
  }

  test('run repeatedly, with a pause from the end of one run to the next', async () => {
    const run = vi.fn(async () => undefined);
    const scheduler = start({ count: run });
    await vi.advanceTimersByTimeAsync(3500);
    expect(run).toHaveBeenCalledTimes(3);
    await scheduler.stop();
  });

  test('never run twice at once, and do not wait for each other', async () => {
    const running = { slow: 0, most: 0, quick: 0 };
    const release: (() => void)[] = [];
    const slow = async () => {
      running.slow += 1;
      running.most = Math.max(running.most, running.slow);
      await new Promise<void>((done) => release.push(done));
      running.slow -= 1;
    };
    const quick = async () => {
      running.quick += 1;
    };
    const scheduler = start({ slow, quick }, 10);
    await vi.advanceTimersByTimeAsync(100);
    const both = [scheduler.runAll(), scheduler.runAll()];
    expect(running).toMatchObject({ slow: 1, most: 1 });
    expect(running.quick).toBeGreaterThan(5);
    while (running.slow > 0) {
      for (const done of release.splice(0)) done();
      await vi.advanceTimersByTimeAsync(0);
    }
    await Promise.all(both);
    expect(running.most).toBe(1);
    await scheduler.stop();
  });

  test('that fail are logged and run again', async () => {
    const run = vi.fn(() => Promise.reject(new Error('out of lamp oil')));
    const scheduler = start({ lamps: run });
    await vi.advanceTimersByTimeAsync(2500);
    expect(run).toHaveBeenCalledTimes(2);
    expect(log.at(-1)).toMatch(/lamps/);
    await scheduler.stop();
  });

  test('receive a signal to stop', async () => {
    const scheduler = start({
      endless: (stop) => new Promise<void>((done) => stop.addEventListener('abort', () => done())),
    });
    await vi.advanceTimersByTimeAsync(1000);
    await scheduler.stop();
  });

  test('complete the current run after a stop, and start no other', async () => {
    const { promise, resolve: finish } = Promise.withResolvers<void>();
    const run = vi.fn(() => promise);
    const scheduler = start({ long: run });
    await vi.advanceTimersByTimeAsync(1000);
    const stopped = vi.fn();
    const stopping = scheduler.stop().then(stopped);
    await vi.advanceTimersByTimeAsync(5000);
    expect(stopped).not.toHaveBeenCalled();
    finish();
    await stopping;
    await vi.advanceTimersByTimeAsync(5000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
