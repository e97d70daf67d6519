import { fc, it } from '@fast-check/vitest';
import { type Cents, cents, civilDate, smaller } from '@motel/booking-core';
import { freeCancellationUntil } from '@motel/booking-core/booking';
import { termsSentence, wordsOf } from '../src/server.ts';
import { motel } from './support/own-motel.ts';

const words = wordsOf(motel);
const checkIn = civilDate('2026-12-05');
const HOUR = 3_600_000;

const told = (freeHours: number | null, keep: string, late: Cents, price: Cents, hoursBefore: number) => {
  const begins = freeCancellationUntil(checkIn, { freeHours: 0 }, motel.houseRules) as number;
  return termsSentence(
    words,
    { checkIn, policy: { freeHours, keep, late }, price },
    begins - hoursBefore * HOUR,
  );
};

describe('[D10] the terms of a stay in one sentence', () => {
  test('until when it is free, and what is kept after that', () => {
    const first = told(24, 'first night', cents(9800), cents(19_500), 200);
    expect(first).toBe(
      'Free to cancel until Fri, Dec 4, 3:00 PM; after that, or if you do not come, the first night, $98 CAD, is kept.',
    );
    expect(told(168, 'everything', cents(19_500), cents(19_500), 200)).toBe(
      'Free to cancel until Sat, Nov 28, 3:00 PM; after that, or if you do not come, the whole price, $195 CAD, is kept.',
    );
    expect(told(24, '50%', cents(9750), cents(19_500), 23)).toBe(
      'No free cancellation: if you cancel, or do not come, 50% of the price, $97.50 CAD, is kept.',
    );
    expect(told(null, 'first night', cents(9800), cents(19_500), 5000)).toBe(
      'No free cancellation: if you cancel, or do not come, the first night, $98 CAD, is kept.',
    );
  });

  test('T9: far away, the year is said', () => {
    expect(told(24, 'first night', cents(9800), cents(19_500), 24 * 350)).toContain(
      'Fri, Dec 4, 2026, 3:00 PM',
    );
  });

  it.prop([fc.nat(400), fc.nat(500), fc.nat(90_000), fc.nat(90_000)])(
    'free cancelling while it is free; never more than the price is kept',
    (freeHours, before, late, price) => {
      const sentence = told(freeHours, 'first night', cents(late), cents(price), before);
      expect(sentence.startsWith('Free to cancel until')).toBe(before >= freeHours);
      expect(sentence).toContain(words.fullPrice(smaller(cents(late), cents(price))));
    },
  );
});
