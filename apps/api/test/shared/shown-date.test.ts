import { civilDate } from '@motel/booking-core';
import { expect, it } from 'vitest';
import { shownDate } from '../../src/shared/shown-date.ts';

it.each([
  ['2026-11-24', 'Nov 24, 2026'],
  ['2027-05-01', 'May 1, 2027'],
  ['2028-02-29', 'Feb 29, 2028'],
])('%s is shown as %s, in any time zone of the server', (date, shown) => {
  expect(shownDate(civilDate(date))).toBe(shown);
});
