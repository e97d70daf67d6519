import type { Availability } from '@motel/api-client/contracts';
import {
  addDays,
  type CivilDate,
  dollars,
  formatDollars,
  MAX_NIGHTS,
  parseCivilDate,
} from '@motel/booking-core';
import { counted, shownPrice } from '@motel/content/words';
import { t } from '@motel/language';
import type { DayTerms } from '@motel/ui/calendar';

export type Night = Availability['nights'][number];

/** The known nights, by date. A night that has not loaded is left to the server. */
export type Nights = ReadonlyMap<string, Night>;

/** The days that a guest can choose, and the words about each day. */
export interface StayRules {
  readonly isNightFree: (date: string) => boolean;
  readonly canStartOn: (date: string) => boolean;
  readonly canEndOn: (start: string, end: string) => boolean;
  readonly dayTerms: (date: string, start: string | null) => DayTerms | undefined;
}

/** A text of the calendar's cells and its meaning. */
interface Reason {
  readonly text: string;
  readonly reason: string;
}

/** The rules of the nights for a stay in so many rooms (D13, F6–F8). */
export function stayRules(nights: Nights, rooms: number): StayRules {
  const isNightFree = (date: string) => isFree(nights.get(date), rooms);
  return {
    isNightFree,
    canStartOn: (date) => noStart(nights, rooms, civil(date)) === undefined,
    canEndOn: (start, end) => noEnd(nights, civil(start), civil(end)) === undefined,
    dayTerms(date, start) {
      const night = nights.get(date);
      if (night === undefined) return undefined;
      if (start === null) {
        return terms(night, taken(night, rooms) ?? noStart(nights, rooms, civil(date)));
      }
      const reason = noEnd(nights, civil(start), civil(date));
      return reason === undefined && !isNightFree(date)
        ? { text: t('out only'), name: t('Check-out only') }
        : terms(night, reason);
    },
  };
}

function terms(night: Night, no: Reason | undefined): DayTerms {
  const { price, minNights = 1, maxNights } = night;
  const amount = price === undefined ? undefined : formatDollars(dollars(price));
  const facts = [
    price !== undefined && t('{price} a night', { price: shownPrice(dollars(price)) }),
    no?.reason,
    no === undefined && minNights > 1 && atLeast(minNights).reason,
    no === undefined && maxNights !== undefined && atMost(maxNights).reason,
  ];
  return { text: amount, ...no, name: facts.filter(Boolean).join(', ') };
}

function isFree(night: Night | undefined, rooms: number): boolean {
  return night === undefined || taken(night, rooms) === undefined;
}

function taken({ free, closed }: Night, rooms: number): Reason | undefined {
  if (closed) return { text: t('closed'), reason: t('Closed') };
  if (free >= rooms) return undefined;
  return free === 0
    ? { text: t('full'), reason: t('Sold out') }
    : { text: t('{free} left', { free }), reason: t('Only {free} left', { free: counted(free, 'room') }) };
}

const NO_ARRIVALS: Reason = { text: t('out only'), reason: t('No arrivals') };
const NO_DEPARTURES: Reason = { text: t('in only'), reason: t('No departures') };
const atLeast = (nights: number): Reason => ({
  text: t('min {nights}', { nights }),
  reason: t('{nights} at least', { nights: counted(nights, 'night') }),
});
const atMost = (nights: number): Reason => ({
  text: t('max {nights}', { nights }),
  reason: t('{nights} at most', { nights: counted(nights, 'night') }),
});

/** Why no stay can begin with this free night. */
function noStart(nights: Nights, rooms: number, start: CivilDate): Reason | undefined {
  if (nights.get(start)?.closedToArrival) return NO_ARRIVALS;
  let last: Reason | undefined;
  for (let end = addDays(start, 1), count = 1; count <= MAX_NIGHTS; end = addDays(end, 1), count++) {
    last = noEnd(nights, start, end);
    // Most nights have no limit, so that the first day that can end a stay is mostly the next one.
    if (last === undefined || last.text.startsWith('max') || !isFree(nights.get(end), rooms)) break;
  }
  return last;
}

/** Why a stay of free nights from `start` cannot end on a day. */
function noEnd(nights: Nights, start: CivilDate, end: CivilDate): Reason | undefined {
  let [count, least, most] = [0, 1, MAX_NIGHTS];
  for (let date = start; date < end && count <= most; date = addDays(date, 1), count++) {
    const { minNights = 1, maxNights = MAX_NIGHTS } = nights.get(date) ?? {};
    least = Math.max(least, minNights);
    most = Math.min(most, maxNights);
  }
  if (count < least) return atLeast(least);
  if (count > most) return atMost(most);
  return nights.get(end)?.closedToDeparture ? NO_DEPARTURES : undefined;
}

function civil(date: string): CivilDate {
  // The calendar has only valid dates.
  return parseCivilDate(date) as CivilDate;
}
