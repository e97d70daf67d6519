import type { Availability } from '@motel/api-client/contracts';
import { addDays, type CivilDate, MAX_NIGHTS, parseCivilDate } from '@motel/booking-core';
import { counted } from '@motel/content/words';
import type { DayTerms } from '@motel/ui/calendar';
import type { Words } from '../words.ts';

export type Night = Availability['nights'][number];

/** The known nights, by date. A night that has not loaded is left to the server. */
export type Nights = ReadonlyMap<string, Night>;

/** Nights of which some terms are known. */
type Terms = ReadonlyMap<string, Partial<Night>>;

export interface StayRules {
  readonly isNightFree: (date: string) => boolean;
  readonly canStartOn: (date: string) => boolean;
  readonly canEndOn: (start: string, end: string) => boolean;
  readonly dayTerms: (date: string, start: string | null) => DayTerms | undefined;
}

interface Reason extends DayTerms {
  /** The stay would be too long: a later end is no better. */
  readonly isMost?: boolean;
}

/** The rules of the nights for a stay in so many rooms (D13, F6–F8). */
export function stayRules(words: Words, nights: Nights, rooms: number): StayRules {
  const { t } = words;
  const isNightFree = (date: string) => isFree(words, nights.get(date), rooms);
  return {
    isNightFree,
    canStartOn: (date) => !noStart(words, nights, rooms, civil(date)),
    canEndOn: (start, end) => !noEnd(words, nights, civil(start), civil(end)),
    dayTerms(date, start) {
      const night = nights.get(date);
      if (night === undefined) return undefined;
      const full = taken(words, night, rooms);
      if (start !== null) {
        const no = noEnd(words, nights, civil(start), civil(date));
        return no ?? (full && { text: t('out only'), name: t('Check-out only') });
      }
      return full ?? marked(noStart(words, nights, rooms, civil(date)) ?? limits(words, night));
    },
  };
}

/** A day that cannot be chosen only as one end has its price, too. */
function marked(reason: Reason | undefined): DayTerms | undefined {
  if (reason === undefined) return undefined;
  const { text: mark, ...why } = reason;
  return { ...why, mark };
}

/** The least stays alone, for a search: it may have any other nights (§5). */
export function leastRules(words: Words, nights: Terms): Pick<StayRules, 'canEndOn' | 'dayTerms'> {
  const tooSoon = (start: string, end: string) => {
    const no = noEnd(words, nights, civil(start), civil(end));
    return no?.isMost ? undefined : no;
  };
  return {
    canEndOn: (start, end) => !tooSoon(start, end),
    dayTerms: (date, start) =>
      start === null ? marked(limits(words, nights.get(date) ?? {})) : tooSoon(start, date),
  };
}

/** The conditions of a free night for the stays that begin on it. */
function limits(
  words: Words,
  { minNights = 1, maxNights, closedToDeparture }: Partial<Night>,
): Reason | undefined {
  if (minNights > 1) return atLeast(words, minNights);
  if (maxNights !== undefined) return atMost(words, maxNights);
  return closedToDeparture ? noDepartures(words) : undefined;
}

function isFree(words: Words, night: Night | undefined, rooms: number): boolean {
  return night === undefined || taken(words, night, rooms) === undefined;
}

function taken(words: Words, { free, closed }: Night, rooms: number): Reason | undefined {
  const { t } = words;
  if (closed) return said(t('closed'), t('Closed'));
  if (free >= rooms) return undefined;
  if (free === 0) return said(t('full'), t('Sold out'));
  return said(t('{free} left', { free }), t('Only {free} left', { free: counted(words, free, 'room') }));
}

const said = (text: string, reason: string, name = reason): Reason => ({ text, reason, name });

const noArrivals = ({ t }: Words): Reason => ({
  ...said(t('in'), t('no check-in, staying on is fine'), t('No arrivals')),
  isBarred: true,
});
const noDepartures = ({ t }: Words): Reason => ({
  ...said(t('out'), t('no check-out, staying on is fine'), t('No departures')),
  isBarred: true,
});
const atLeast = (words: Words, nights: number): Reason => {
  const { t } = words;
  const name = t('{nights} at least', { nights: counted(words, nights, 'night') });
  return said(t('min {nights}', { nights }), t('nights at least'), name);
};
const atMost = (words: Words, nights: number): Reason => {
  const { t } = words;
  const name = t('{nights} at most', { nights: counted(words, nights, 'night') });
  return { ...said(t('max {nights}', { nights }), t('nights at most'), name), isMost: true };
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
function noEnd(words: Words, nights: Terms, start: CivilDate, end: CivilDate): Reason | undefined {
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
