import { createBookingQueue } from '../../src/stays/hold/booking-queue.ts';
import { testClock } from '../support/test-clock.ts';

/** Creates jobs that end on the test's command, and records the order in which they begin. */
function testJobs() {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name);
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      return end.promise;
    },
    finish: (name: string) => ends.get(name)?.resolve(name),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  };
}

const clock = testClock('2026-11-20T19:00:00Z');

const microtasks = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue of bookings in a process', () => {
  test('runs four jobs of a property at once, the others in order', async () => {
    const queue = createBookingQueue(clock);
    const { begun, work, finish, fail } = testJobs();
    const answers = ['1', '2', '3', '4', '5', '6'].map((name) => queue.run('many', work(name)));
    const outcomes = Promise.allSettled(answers);
    await microtasks();
    expect(begun).toEqual(['1', '2', '3', '4']);
    finish('3');
    await microtasks();
    fail('1');
    await microtasks();
    expect(begun).toEqual(['1', '2', '3', '4', '5', '6']);
    for (const name of ['2', '4', '5', '6']) finish(name);
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', ...Array(5).fill('fulfilled')]);
    expect(await answers[4]).toBe('5');
  });

  test('runs six jobs at most, of which two are for other properties', async () => {
    const queue = createBookingQueue(clock);
    const { begun, work, finish } = testJobs();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void queue.run('a', work(name));
    for (const name of ['b1', 'b2', 'b3']) void queue.run('b', work(name));
    await microtasks();
    expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2']);
    finish('b1');
    await microtasks();
    expect(begun.at(-1)).toBe('b3');
  });

  test('refuses a job at once when too many wait, and accepts it later', async () => {
    const queue = createBookingQueue(clock, { maxWaiting: 2 });
    const { begun, work, finish } = testJobs();
    const first = queue.run('many', work('1'));
    for (const name of ['2', '3', '4', '5', '6']) void queue.run('many', work(name));
    expect([queue.isFull('many'), queue.isFull('single')]).toEqual([true, false]);
    expect(await queue.run('many', work('too many'))).toBe('full');
    await microtasks();
    finish('1');
    await first;
    await microtasks();
    void queue.run('many', work('again'));
    for (const name of ['2', '3']) finish(name);
    await microtasks();
    expect(begun).toEqual(['1', '2', '3', '4', '5', '6', 'again']);
  });

  test('refuses a job after 15 s of waiting: its browser has given up', async () => {
    const queue = createBookingQueue(clock);
    const { begun, work, finish } = testJobs();
    for (const name of ['1', '2', '3', '4']) void queue.run('many', work(name));
    const inTime = queue.run('many', work('in time'));
    const late = queue.run('many', work('late'));
    await microtasks();
    clock.advance(15_000);
    finish('1');
    await microtasks();
    clock.advance(1);
    finish('2');
    expect(await late).toBe('full');
    finish('in time');
    expect(await inTime).toBe('in time');
    expect(begun).toEqual(['1', '2', '3', '4', 'in time']);
  });
});
