import { civilDate, dateAt, instantAt } from '@motel/booking-core';
import { motel as content, motel } from '@motel/content/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { motelInstant } from '../../src/shared/motel-time.ts';

const { timeZone } = motel.houseRules;

it.each([['2026-11-25'], ['2026-07-25'], ['2025-01-25']])(
  '§2.23 3 PM at the motel on %s reads as 15:00',
  (date) => {
    const at = new Date(instantAt(civilDate(date), 15, timeZone));
    expect(motelInstant(content, at)).toMatch(new RegExp(`^${date}T15:00:00\\.000-0[67]:00$`));
  },
);

it('names the same instant, and the motel’s own date', () => {
  const years = { min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(years), (at) => {
      const written = motelInstant(content, at);
      expect(Date.parse(written)).toBe(at.getTime());
      expect(written.slice(0, 10)).toBe(dateAt(at.getTime(), timeZone));
    }),
  );
});
