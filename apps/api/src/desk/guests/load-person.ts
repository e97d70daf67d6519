import { type Cents, type CivilDate, nightsOf, sum } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import { type Booking, bookingsOfGuests } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { cardsOf, type KnownGuest, membersOf } from '../../guests/index.ts';

/** A guest with all that is theirs under each of their numbers. */
export interface Person {
  /** The guests who they are; the first one names the card. */
  readonly members: readonly string[];
  readonly cards: readonly KnownGuest[];
  /** Newest first. */
  readonly stays: readonly Booking[];
  readonly nights: number;
  readonly spent: Cents;
}

/** @returns `undefined` where there is no such guest */
export async function loadPerson(db: Db, guestId: string): Promise<Person | undefined> {
  const members = await membersOf(db, guestId);
  if (members.length === 0) return undefined;
  const stays = await bookingsOfGuests(db, members);
  const slept = stays.filter(({ status }) => status === 'confirmed');
  return {
    members,
    cards: await cardsOf(db, members),
    stays,
    nights: slept.reduce((nights, stay) => nights + nightsOf(stay) * stay.party.rooms, 0),
    spent: sum(...stays.map(({ folio }) => folio.total)),
  };
}

/** Their mail addresses in lower case; the motel's own, as the desk types it for a guest without one, is not theirs. */
export function emailsOf(motel: Pick<Motel, 'email'>, { stays }: Person): string[] {
  const emails = new Set(stays.map(({ guest }) => guest.email.toLowerCase()));
  return [...emails].filter((email) => email !== '' && email !== motel.email.toLowerCase());
}

/** Why a person cannot be erased now. @param today the desk's day */
export function whyNotErased({ stays }: Person, today: CivilDate) {
  const open = stays.find(
    ({ status, checkOut, leftAt }) =>
      status === 'held' || (status === 'confirmed' && leftAt === null && checkOut > today),
  );
  if (open !== undefined) return { reason: 'guest-has-stay', reference: open.reference } as const;
  const owing = stays.find(({ folio }) => folio.balance !== 0);
  return owing && ({ reason: 'guest-has-balance', reference: owing.reference } as const);
}
