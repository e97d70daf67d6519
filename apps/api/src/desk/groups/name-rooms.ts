import type { GuestDetails } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import {
  bookingsByIds,
  findOrder,
  lockBookings,
  stayVersions,
  updateGuestDetails,
} from '../../booking/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { act, type DeskDeed } from '../../staff/index.ts';
import { readGuest } from '../../stays/index.ts';

/**
 * Says who sleeps in some rooms of a group. Refused with `not-found`, with `changed-meanwhile` where a stay is not as the
 * person saw it, and for a name that is none (V7).
 */
export const nameRooms: DeskDeed<'nameRooms'> = (context, { id, names }, by) =>
  act(context, 'name-rooms', by, async (trx) => {
    const { words } = context;
    const order = await findOrder(trx, id);
    if (order === undefined) return refuse('not-found', 'group-unknown');
    const ids = names.map(({ stay }) => stay);
    await lockBookings(trx, ids);
    const stays = await bookingsByIds(trx, ids);
    const versions = await stayVersions(trx, ids);
    for (const { stay: named, version, name } of names) {
      const stay = stays.find((one) => one.id === named);
      if (stay?.orderId !== order.id) return refuse('not-found', 'booking-unknown');
      if (versions.get(named) !== version) return refuse('changed-meanwhile', 'stay-changed-elsewhere');
      const guest = underName(words, stay.guest, name);
      if (!guest.ok) return guest;
      await updateGuestDetails(trx, named, guest.value);
    }
    const details = `${order.name}: ${words.counted(ids.length, 'room')}`;
    return succeed({ subject: id, details, answer: {} });
  });

/** A guest's details under a name as a list has it, the first name first; as they are without one. */
export function underName(words: Words, details: GuestDetails, name = ''): Outcome<GuestDetails> {
  // Two who share a room: `Ty Brandt / Hugo Ferreira`.
  const [firstname, ...rest] = name.replaceAll(' / ', ', ').split(/ +/);
  if (!firstname) return succeed(details);
  const read = readGuest(words, { ...details, firstname, lastname: rest.join(' '), car: '' }, ['lastname']);
  return read.ok ? succeed(read.value.details) : read;
}
