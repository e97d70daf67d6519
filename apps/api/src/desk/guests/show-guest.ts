import { toDollars } from '@motel/booking-core';
import { shownStatus } from '@motel/booking-core/booking';
import { type Booking, factsOf } from '../../booking/index.ts';
import { deskDay } from '../../shared/motel-time.ts';
import { problemOf, refuse } from '../../shared/outcome.ts';
import type { DeskReading } from '../../staff/index.ts';
import { guestsLike, latestStays, loadPerson, whyNotErased } from './stays-of-guests.ts';

/** A guest's card: their stays, what the desk knows of them, and who else they may be. Refused with `not-found`. */
export const showGuest: DeskReading<'guestCard'> = async ({ db, clock, motel, words }, { id }) => {
  const person = (await loadPerson(db, id)) ?? refuse('not-found', 'guest-unknown');
  const { members, cards, stays, nights, spent } = person;
  const [first = id, ...merged] = members;
  const latest = stays[0];
  const obstacle = whyNotErased(person, deskDay({ clock, motel }));
  const written = cards.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];
  const own = cards.find(({ guest_id: guest }) => guest === first);
  const notAgain = cards.flatMap(({ not_again: reason }) => reason ?? [])[0];
  const others = cards.filter((card) => card !== own);
  const all = (of: (card: (typeof cards)[number]) => string) =>
    [own, ...others].flatMap((card) => (card && of(card) !== '' ? [of(card)] : [])).join('\n');
  const alike = latest === undefined ? [] : await guestsLike(db, stays, members);
  return {
    id: first,
    ...nameOf(latest),
    stays: stays.map((stay) => ({
      id: stay.id,
      reference: stay.reference,
      roomType: stay.property.title,
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      status: shownStatus(factsOf(stay), clock.now().getTime(), motel.houseRules),
      total: toDollars(stay.folio.total),
    })),
    nights,
    spent: toDollars(spent),
    wishes: all(({ wishes }) => wishes),
    note: all(({ note }) => note),
    ...(notAgain !== undefined && { notAgain }),
    ...(written && { written: { by: written.by, at: written.at.toISOString() } }),
    merged: (await latestStays(db, merged)).map(namedGuest),
    alike: (await latestStays(db, alike)).map(namedGuest),
    ...(obstacle && {
      cannotErase: problemOf(words, {
        code: 'rule-broken',
        reason: obstacle.reason,
        params: obstacle,
      }).message,
    }),
  };
};

function namedGuest({ guestId, count, booking }: Awaited<ReturnType<typeof latestStays>>[number]) {
  return { id: guestId, ...nameOf(booking), stays: count };
}

function nameOf(stay: Booking | undefined) {
  const { firstname = '', lastname = '', phone = '', email = '' } = stay?.guest ?? {};
  return { name: `${firstname} ${lastname}`.trim(), phone, email };
}
