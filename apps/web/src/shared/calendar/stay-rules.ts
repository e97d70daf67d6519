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
import type { DayTerms } from '@motel/ui/calendar';
import type { Words } from '../words.ts';

export type Night = Availability['nights'][number];

/** The known nights, by date. A night that has not loaded is left to the server. */
export type Nights = ReadonlyMap<string, Night>;

export interface StayRules {
  readonly isNightFree: (date: string) => boolean;
  readonly canStartOn: (date: string) => boolean;
  readonly canEndOn: (start: string, end: string) => boolean;
  readonly dayTerms: (date: string, start: string | null) => DayTerms | undefined;
}

interface Reason {
  readonly text: string;
  readonly reason: string;
  /** The stay would be too long: a later end is no better. */
  readonly isMost?: boolean;
}

/** The rules of the nights for a stay in so many rooms (D13, F6–F8). */
export function stayRules(words: Words, nights: Nights, rooms: number): StayRules {
  const { t } = words;
  const isNightFree = (date: string) => isFree(words, nights.get(date), rooms);
  return {
    isNightFree,
    canStartOn: (date) => noStart(words, nights, rooms, civil(date)) === undefined,
    canEndOn: (start, end) => noEnd(words, nights, civil(start), civil(end)) === undefined,
    dayTerms(date, start) {
      const night = nights.get(date);
      if (night === undefined) return undefined;
      if (start === null) {
        return terms(words, night, taken(words, night, rooms) ?? noStart(words, nights, rooms, civil(date)));
      }
      const reason = noEnd(words, nights, civil(start), civil(date));
      return reason === undefined && !isNightFree(date)
        ? { text: t('out only'), name: t('Check-out only') }
        : terms(words, night, reason);
    },
  };
}

function terms(words: Words, night: Night, no: Reason | undefined): DayTerms {
  const { price, minNights = 1, maxNights } = night;
  const amount = price === undefined ? undefined : formatDollars(dollars(price));
  const facts = [
    price !== undefined && words.t('{price} a night', { price: shownPrice(words, dollars(price)) }),
    no?.reason,
    no === undefined && minNights > 1 && atLeast(words, minNights).reason,
    no === undefined && maxNights !== undefined && atMost(words, maxNights).reason,
  ];
  return { text: amount, ...no, name: facts.filter(Boolean).join(', ') };
}

function isFree(words: Words, night: Night | undefined, rooms: number): boolean {
  return night === undefined || taken(words, night, rooms) === undefined;
}

function taken(words: Words, { free, closed }: Night, rooms: number): Reason | undefined {
  const { t } = words;
  if (closed) return { text: t('closed'), reason: t('Closed') };
  if (free >= rooms) return undefined;
  return free === 0
    ? { text: t('full'), reason: t('Sold out') }
    : {
        text: t('{free} left', { free }),
        reason: t('Only {free} left', { free: counted(words, free, 'room') }),
      };
}

const noArrivals = ({ t }: Words): Reason => ({ text: t('out only'), reason: t('No arrivals') });
const noDepartures = ({ t }: Words): Reason => ({ text: t('in only'), reason: t('No departures') });
const atLeast = (words: Words, nights: number): Reason => {
  const { t } = words;
  return {
    text: t('min {nights}', { nights }),
    reason: t('{nights} at least', { nights: counted(words, nights, 'night') }),
  };
};
const atMost = (words: Words, nights: number): Reason => {
  const { t } = words;
  return {
    isMost: true,
    text: t('max {nights}', { nights }),
    reason: t('{nights} at most', { nights: counted(words, nights, 'night') }),
  };
};

/** Why no stay can begin with this free night. */
function noStart(words: Words, nights: Nights, rooms: number, start: CivilDate): Reason | undefined {
  if (nights.get(start)?.closedToArrival) return noArrivals(words);
  let last: Reason | undefined;
  for (let end = addDays(start, 1), count = 1; count <= MAX_NIGHTS; end = addDays(end, 1), count++) {
    last = noEnd(words, nights, start, end);
    // Most nights have no limit, so that the first day that can end a stay is mostly the next one.
    if (last === undefined || last.isMost || !isFree(words, nights.get(end), rooms)) break;
  }
  return last;
}

/** Why a stay of free nights from `start` cannot end on a day. */
function noEnd(words: Words, nights: Nights, start: CivilDate, end: CivilDate): Reason | undefined {
  let [count, least, most] = [0, 1, MAX_NIGHTS];
  for (let date = start; date < end && count <= most; date = addDays(date, 1), count++) {
    const { minNights = 1, maxNights = MAX_NIGHTS } = nights.get(date) ?? {};
    least = Math.max(least, minNights);
    most = Math.min(most, maxNights);
  }
  if (count < least) return atLeast(words, least);
  if (count > most) return atMost(words, most);
  return nights.get(end)?.closedToDeparture ? noDepartures(words) : undefined;
}

function civil(date: string): CivilDate {
  // The calendar has only valid dates.
  return parseCivilDate(date) as CivilDate;
}
