import { pino } from 'pino';
import { createScheduler } from '../../src/jobs/scheduler.ts';

const log: string[] = [];
const logger = pino({ level: 'error' }, { write: (line: string) => void log.push(line) });

describe('jobs', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('run repeatedly, with a pause from the end of one run to the next', async () => {
    let runs = 0;
    const run = async () => {
      runs += 1;
    };
    const scheduler = createScheduler([{ name: 'count', every: 1000, run }], logger);
    scheduler.start();
    await vi.advanceTimersByTimeAsync(3500);
    expect(runs).toBe(3);
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
    const scheduler = createScheduler(
      [
        { name: 'slow', every: 10, run: slow },
        { name: 'quick', every: 10, run: quick },
      ],
      logger,
    );
    scheduler.start();
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
    let runs = 0;
    const run = async () => {
      runs += 1;
      throw new Error('out of lamp oil');
    };
    const scheduler = createScheduler([{ name: 'lamps', every: 1000, run }], logger);
    scheduler.start();
    await vi.advanceTimersByTimeAsync(2500);
    expect(runs).toBe(2);
    expect(log.at(-1)).toMatch(/lamps/);
    await scheduler.stop();
  });

  test('receive a signal to stop', async () => {
    const run = (stop: AbortSignal) =>
      new Promise<void>((done) => stop.addEventListener('abort', () => done()));
    const scheduler = createScheduler([{ name: 'endless', every: 1000, run }], logger);
    scheduler.start();
    await vi.advanceTimersByTimeAsync(1000);
    await scheduler.stop();
  });

  test('complete the current run after a stop, and start no other', async () => {
    let finish = () => {};
    let runs = 0;
    const run = () => {
      runs += 1;
      return new Promise<void>((done) => {
        finish = done;
      });
    };
    const scheduler = createScheduler([{ name: 'long', every: 1000, run }], logger);
    scheduler.start();
    await vi.advanceTimersByTimeAsync(1000);
    let stopped = false;
    const stopping = scheduler.stop().then(() => {
      stopped = true;
    });
    await vi.advanceTimersByTimeAsync(5000);
    expect(stopped).toBe(false);
    finish();
    await stopping;
    await vi.advanceTimersByTimeAsync(5000);
    expect(runs).toBe(1);
  });
});
