import { addDays, totalGuests } from '@motel/booking-core';
import { findOrder, staysOfOrder, stayVersions } from '../../booking/index.ts';
import { roomsOfNight, roomsOfStays } from '../../rooms/index.ts';
import { deskDay, earlierOf, laterOf } from '../../shared/motel-time.ts';
import { refuse } from '../../shared/outcome.ts';
import type { DeskReading } from '../../staff/index.ts';
import { listedStayWire } from '../day/listed-stay.ts';

/** A group with its stays, each in its room of tonight, else of its first or its last night. Refused with `not-found`. */
export const showGroup: DeskReading<'group'> = async ({ db, clock, motel }, { id }) => {
  const order = await findOrder(db, id);
  const stays = await staysOfOrder(db, id);
  const [first] = stays;
  if (order === undefined || first === undefined) refuse('not-found', 'group-unknown');
  const ids = stays.map((stay) => stay.id);
  const roomsOf = await roomsOfStays(db, ids);
  const versions = await stayVersions(db, ids);
  const today = deskDay({ clock, motel });
  return {
    ...order,
    releaseOn: order.releaseOn ?? undefined,
    reference: first.reference,
    today,
    guests: stays.reduce((all, { party }) => all + totalGuests(party), 0),
    stays: stays.map((stay) => {
      const night = earlierOf(laterOf(today, stay.checkIn), addDays(stay.checkOut, -1));
      return listedStayWire(motel, stay, roomsOfNight(roomsOf.get(stay.id) ?? [], night), versions);
    }),
  };
};
