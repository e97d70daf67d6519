import { addDays, type CivilDate, civilDate, daysBetween } from '@motel/booking-core';
import { refuse } from '../../shared/outcome.ts';

/** A leap year. */
const MOST_DAYS = 366;

/** Reads a span of at most a year. Refused with `rule-broken` for one that is longer or backwards. */
export function readSpan(asked: { readonly from: string; readonly to: string }) {
  const [from, to] = [civilDate(asked.from), civilDate(asked.to)];
  if (to < from) refuse('rule-broken', 'rates-order');
  const length = daysBetween(from, to) + 1;
  if (length > MOST_DAYS) refuse('rule-broken', 'rates-too-long', { most: MOST_DAYS });
  return { from, to, length };
}

/** The days of a month. @param month `yyyy-mm` @returns `to`: the day after the last one */
export function monthSpan(month: string): { readonly from: CivilDate; readonly to: CivilDate } {
  const from = civilDate(`${month}-01`);
  return { from, to: civilDate(`${addDays(from, 31).slice(0, 7)}-01`) };
}
