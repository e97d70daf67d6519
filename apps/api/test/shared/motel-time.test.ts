import { fc, test } from '@fast-check/vitest';
import { civilDate, dateAt, instantAt } from '@motel/booking-core';
import { motel as content } from '@motel/content/testing';
import { motelInstant, motelOffset, motelOffsets } from '../../src/shared/motel-time.ts';

const DAY = 24 * 3_600_000;
const now = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
/** From a year ago to two years ahead. */
const away = fc.integer({ min: -365 * DAY, max: 730 * DAY });

test.prop([now, away])('§14.12 name the offset of every instant about now', (at, more) => {
  const asked = new Date(at.getTime() + more);
  const last = motelOffsets(content, at).findLast(({ since }) => Date.parse(since) <= asked.getTime());
  expect(last?.minutes).toBe(motelOffset(content, asked));
});

it('§14.12 change at the minute of the law', () => {
  const [, spring, autumn] = motelOffsets(content, new Date('2025-01-15T12:00:00Z')).filter(
    ({ since }) => since > '2024-10',
  );
  expect(spring).toEqual({ since: '2025-03-09T09:00:00.000Z', minutes: -360 });
  expect(autumn).toEqual({ since: '2025-11-02T08:00:00.000Z', minutes: -420 });
});

const { timeZone } = content.houseRules;

it.each([['2026-11-25'], ['2026-07-25'], ['2025-01-25']])(
  '§2.23 3 PM at the motel on %s reads as 15:00',
  (date) => {
    const at = new Date(instantAt(civilDate(date), 15, timeZone));
    expect(motelInstant(content, at)).toMatch(new RegExp(`^${date}T15:00:00\\.000-0[67]:00$`));
  },
);

const years = { min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true };
test.prop([fc.date(years)])('names the same instant, and the motel’s own date', (at) => {
  const written = motelInstant(content, at);
  expect(Date.parse(written)).toBe(at.getTime());
  expect(written.slice(0, 10)).toBe(dateAt(at.getTime(), timeZone));
});
