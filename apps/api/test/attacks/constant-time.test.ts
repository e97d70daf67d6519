import { expect, test, vi } from 'vitest';
import { isSignedEvent, signEvent } from '../../src/payments/event-signature.ts';

const compared = vi.hoisted((): number[] => []);
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  return {
    ...crypto,
    timingSafeEqual(a: Uint8Array, b: Uint8Array) {
      compared.push(a.byteLength);
      return crypto.timingSafeEqual(a, b);
    },
  };
});

test('somebody guesses a signature byte by byte: how long a comparison takes tells nothing', () => {
  const now = new Date('2026-11-20T18:00:00Z');
  const [time = '', signature = ''] = signEvent('{}', 'secret', now).split(',');
  for (const known of [0, 1, 32, 63, 64]) {
    const guess = `v1=${signature.slice(3, 3 + known)}${'x'.repeat(64 - known).replace(/x/g, '0')}`;
    isSignedEvent('{}', `${time},${guess}`, 'secret', now);
  }
  // All 32 bytes each time, by the function that looks at every one.
  expect(compared).toEqual([32, 32, 32, 32, 32]);
});
