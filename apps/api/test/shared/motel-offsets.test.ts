import { motel as content } from '@motel/content/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { motelOffset, motelOffsets } from '../../src/shared/motel-time.ts';

const DAY = 24 * 3_600_000;
const now = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
/** From a year ago to two years ahead. */
const away = fc.integer({ min: -365 * DAY, max: 730 * DAY });

it('§14.12 name the offset of every instant about now', () => {
  fc.assert(
    fc.property(now, away, (at, more) => {
      const asked = new Date(at.getTime() + more);
      const last = motelOffsets(content, at).findLast(({ since }) => Date.parse(since) <= asked.getTime());
      expect(last?.minutes).toBe(motelOffset(content, asked));
    }),
  );
});

it('§14.12 change at the minute of the law', () => {
  const [, spring, autumn] = motelOffsets(content, new Date('2025-01-15T12:00:00Z')).filter(
    ({ since }) => since > '2024-10',
  );
  expect(spring).toEqual({ since: '2025-03-09T09:00:00.000Z', minutes: -360 });
  expect(autumn).toEqual({ since: '2025-11-02T08:00:00.000Z', minutes: -420 });
});
