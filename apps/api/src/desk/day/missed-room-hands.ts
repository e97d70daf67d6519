import type { HandWire } from '@motel/api-client/desk-contracts';
import type { CivilDate } from '@motel/booking-core';
import { listedStays } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { lackingNights, roomsOfStays } from '../../rooms/index.ts';
import { openMissedRooms } from '../notes/missed-room.ts';

/** Stays whose paid change could not give the room that was chosen with it. @param today the desk's date */
export async function missedRoomHands(db: Db, today: CivilDate): Promise<HandWire[]> {
  const notes = await openMissedRooms(db);
  const ids = notes.flatMap(({ bookingId = [] }) => bookingId);
  const stays = new Map((await listedStays(db, ids)).map((stay) => [stay.id, stay]));
  const roomsOf = await roomsOfStays(db, ids);
  return notes.flatMap(({ id, bookingId = '', text }): HandWire[] => {
    const stay = stays.get(bookingId);
    if (stay?.status !== 'confirmed' || stay.leftAt !== null || stay.checkOut <= today) return [];
    const { firstName, lastName, reference } = stay;
    // It may keep other rooms: then a person says that those are right.
    const ahead = { checkIn: stay.checkIn > today ? stay.checkIn : today, checkOut: stay.checkOut };
    const isLacking = lackingNights(ahead, stay.party.rooms, roomsOf.get(bookingId) ?? []) > 0;
    return [
      {
        id: `note ${id}`,
        kind: 'number',
        isUrgent: false,
        title: `${firstName} ${lastName} did not get the chosen room.`,
        details: text,
        remedy: isLacking
          ? { do: 'open-stay', label: 'Open the stay', reference }
          : { do: 'finish-note', label: 'It is done', note: id },
      },
    ];
  });
}
