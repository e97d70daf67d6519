import { describe, expect, test } from 'vitest';
import { createBookingQueue } from '../../src/use-cases/checkout/booking-queue.ts';
import { testClock } from '../support/test-clock.ts';

/** Work that is done when it is told so, and the order in which it began. */
function workshop() {
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

/** After everything that can happen by itself has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue of bookings in a process', () => {
  test('serves four of a property at once and the others as they came, whatever becomes of those before', async () => {
    const queue = createBookingQueue(clock);
    const { begun, work, finish, fail } = workshop();
    const answers = ['1', '2', '3', '4', '5', '6'].map((name) => queue.inTurn('many', work(name)));
    const outcomes = Promise.allSettled(answers);
    await settled();
    expect(begun).toEqual(['1', '2', '3', '4']);
    finish('3');
    await settled();
    fail('1');
    await settled();
    expect(begun).toEqual(['1', '2', '3', '4', '5', '6']);
    for (const name of ['2', '4', '5', '6']) finish(name);
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', ...Array(5).fill('fulfilled')]);
    expect(await answers[4]).toBe('5');
  });

  test('a rush on one property keeps two places for the others, and never takes more than six', async () => {
    const queue = createBookingQueue(clock);
    const { begun, work, finish } = workshop();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void queue.inTurn('a', work(name));
    for (const name of ['b1', 'b2', 'b3']) void queue.inTurn('b', work(name));
    await settled();
    expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2']);
    finish('b1');
    await settled();
    expect(begun.at(-1)).toBe('b3');
  });

  test('who finds too many waiting is told at once, and can come again', async () => {
    const queue = createBookingQueue(clock, { mostWaiting: 2 });
    const { begun, work, finish } = workshop();
    const first = queue.inTurn('many', work('1'));
    for (const name of ['2', '3', '4', '5', '6']) void queue.inTurn('many', work(name));
    expect([queue.isFull('many'), queue.isFull('single')]).toEqual([true, false]);
    expect(await queue.inTurn('many', work('too many'))).toBe('full');
    await settled();
    finish('1');
    await first;
    await settled();
    void queue.inTurn('many', work('again'));
    for (const name of ['2', '3']) finish(name);
    await settled();
    expect(begun).toEqual(['1', '2', '3', '4', '5', '6', 'again']);
  });

  test('whose turn comes after fifteen seconds is told to come again: their browser has given up', async () => {
    const queue = createBookingQueue(clock);
    const { begun, work, finish } = workshop();
    for (const name of ['1', '2', '3', '4']) void queue.inTurn('many', work(name));
    const patient = queue.inTurn('many', work('patient'));
    const gone = queue.inTurn('many', work('gone'));
    await settled();
    clock.advance(15_000);
    finish('1');
    await settled();
    clock.advance(1);
    finish('2');
    expect(await gone).toBe('full');
    finish('patient');
    expect(await patient).toBe('patient');
    expect(begun).toEqual(['1', '2', '3', '4', 'patient']);
  });
});
