import { addDays, type CivilDate, daysBetween, hasNight, type Stay } from '@motel/booking-core';
import type { BookingStatus } from '@motel/booking-core/booking';
import { listedStays, stateOf, stayVersions } from '../../booking/index.ts';
import { roomsOfNight, roomsOfStays, roomsOfStaysWithin } from '../../rooms/index.ts';
import { deskDay } from '../../shared/motel-time.ts';
import type { DeskReading } from '../../staff/index.ts';
import { listedStayWire } from '../day/listed-stay.ts';
import { type FindableStay, findableOldStays, findableStays } from './findable-stays.ts';
import { foldedWords } from './folded-text.ts';
import { type Match, matchStay, prepare, readTyped } from './match-stay.ts';

/** Days. Stays that ended longer ago are found only by the beginnings of words and by the beginning or end of a number: a few thousand rows stay fast. */
const FORGIVING = 90;
const MOST_SHOWN = 12;

export interface Hit {
  readonly stay: Pick<FindableStay, 'id' | 'reference' | 'status'> & Stay;
  readonly match: Match;
}

export const searchStays: DeskReading<'search'> = async ({ db, clock, motel }, { words }) => {
  const typed = readTyped(words);
  if (typed.words === 0) return { found: [], more: false };
  const today = deskDay({ clock, motel });
  const since = addDays(today, -FORGIVING);
  const stays = [
    ...(await findableStays(db, since)),
    ...(await findableOldStays(db, since, typedParts(words))),
  ];
  // A room is asked for by its number because of the guest who is in it, or comes.
  const roomsNow = await roomsOfStaysWithin(db, addDays(today, -1), addDays(today, 1));
  const hits = stays.flatMap((stay) => {
    const rooms = (roomsNow.get(stay.id) ?? []).map(({ number }) => number);
    const match = matchStay(typed, prepare({ ...stay, rooms }));
    return match === undefined ? [] : [{ stay, match }];
  });
  const shown = ranked(hits, today).slice(0, MOST_SHOWN);
  const ids = shown.map(({ stay }) => stay.id);
  const roomsOf = await roomsOfStays(db, ids);
  const versions = await stayVersions(db, ids);
  const listed = new Map((await listedStays(db, ids)).map((stay) => [stay.id, stay]));
  return {
    found: shown.flatMap(({ stay, match: { marks, isAlike } }) => {
      const found = listed.get(stay.id);
      return found === undefined
        ? []
        : [
            {
              stay: listedStayWire(motel, found, roomsOfNight(roomsOf.get(stay.id) ?? [], today), versions),
              state: stateOf(motel, found, clock.now()),
              marks,
              isAlike,
              isDue: found.status === 'confirmed' && found.arrivedAt === null && hasNight(found, today),
              ...(marks.email && { email: stay.email }),
            },
          ];
    }),
    more: hits.length > shown.length,
  };
};

/** Mail addresses as they are, and the words and numbers of all else; the groups of a number are one. */
function typedParts(typed: string): string[] {
  return typed
    .toLowerCase()
    .replace(/(?<=\d)[\s().-]+(?=\d)/g, '')
    .split(/\s+/)
    .flatMap((part) => (part.includes('@') ? [part] : foldedWords(part).map(({ text }) => text)));
}

/** Confirmed stays are first: anyone can make an unpaid attempt, in another guest's name. */
const RANKS: Readonly<Record<BookingStatus, number>> = {
  confirmed: 0,
  held: 1,
  cancelled: 2,
  refunded: 2,
  expired: 3,
  released: 3,
};

/** The best first: by status, by how well they match, then those nearest to today. */
export function ranked<Found extends Hit>(hits: readonly Found[], today: CivilDate): Found[] {
  return hits.toSorted(
    (a, b) =>
      RANKS[a.stay.status] - RANKS[b.stay.status] ||
      Math.round(b.match.score / 10) - Math.round(a.match.score / 10) ||
      distance(a.stay, today) - distance(b.stay, today) ||
      (a.stay.id < b.stay.id ? -1 : 1),
  );
}

/** Days from today to a stay; of two as far, the one to come is nearer. */
function distance({ checkIn, checkOut }: Stay, today: CivilDate): number {
  if (checkIn > today) return daysBetween(today, checkIn);
  return checkOut < today ? daysBetween(checkOut, today) + 0.5 : 0;
}
