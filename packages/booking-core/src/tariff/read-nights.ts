import { MAX_NIGHTS } from '../stay/bookable-stay.ts';
import { FIRST_DAY, LAST_DAY } from '../stay/day-of.ts';
import { amount, day, flag, maybe, shape, share, some, text, whole, words, wrong } from './field-reader.ts';
import { WEEK } from './of-nights.ts';

/** The bits of all days of the week. */
export const EVERY_DAY = 0b111_1111;

/** Days since 1970-01-01, first and last inclusive; open ends are the first and the last day of T1. */
export const DATES = { from: maybe(day, FIRST_DAY), to: maybe(day, LAST_DAY) };

/** The rooms of an entry, all where it has none; and its dates. */
export const season = (keys: readonly string[]) => ({ room: maybe(some(keys), keys), ...DATES });

/** The nights of some rooms that begin on some days of the week: bit 0 is Sunday. */
export const roomNights = (keys: readonly string[]) => ({
  ...season(keys),
  on: maybe<number, number>((value, of, name) => {
    const days = words(WEEK)(value, of, name);
    return days.reduce((all, day) => all | (1 << WEEK.indexOf(day)), 0);
  }, EVERY_DAY),
});

/** The price and the restrictions of a night. */
const RULES = {
  price: maybe(amount),
  minNights: maybe(whole(1, MAX_NIGHTS)),
  maxNights: maybe(whole(1, MAX_NIGHTS)),
  closed: maybe(flag),
  closedToArrival: maybe(flag),
  closedToDeparture: maybe(flag),
};

export const nightly = (keys: readonly string[]) =>
  shape({ name: maybe(text), ...roomNights(keys), ...RULES }, (rule, at) => {
    const isEmpty = Object.keys(RULES).every((name) => Reflect.get(rule, name) === undefined);
    return isEmpty ? wrong(at, '', 'empty', rule) : rule;
  });

export const step = (keys: readonly string[]) =>
  shape({
    room: maybe(some(keys), keys),
    fromNight: whole(2, MAX_NIGHTS),
    wholeStay: maybe(flag, false),
    off: share('%'),
  });

export const period = (keys: readonly string[]) =>
  shape({ ...season(keys), nights: whole(2, MAX_NIGHTS), price: amount });
