import { expect, test } from 'vitest';
import { shownWhen } from '../src/shared/format/shown-when.ts';

const NOW = new Date('2027-07-10T05:07:00Z');

test.each([
  ['2027-07-10T05:02:00Z', 'today 11:02 PM'],
  ['2027-07-09T05:59:00Z', 'Jul 8, 11:59 PM'],
  ['2027-07-10T06:30:00Z', 'Jul 10, 12:30 AM'],
  ['2026-12-31T19:00:00Z', 'Dec 31, 2026, 1:00 PM'],
])('§14.1: %s is shown by the motel’s clock', (instant, shown) => {
  expect(shownWhen(instant, NOW)).toBe(shown);
});
