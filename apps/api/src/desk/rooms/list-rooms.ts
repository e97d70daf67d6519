import type { AnswerOf, DeskCalls, RoomStateWire } from '@motel/api-client/desk-contracts';
import { addDays } from '@motel/booking-core';
import { type ListedStay, listedStays } from '../../booking/index.ts';
import { listPropertyTitles } from '../../inventory/index.ts';
import { closuresFrom, roomsInUse, takenRooms } from '../../rooms/index.ts';
import { cleanSince } from '../clean-since.ts';
import type { DeskContext } from '../desk.ts';
import { deskDay } from '../desk-day.ts';
import { openNotes } from '../notes/desk-notes.ts';
import { noteWire } from '../notes/leave-note.ts';

/** Every room in use by its kind, as it is tonight. @param namesGuests with the stay that has it */
export async function listRooms(
  { db, clock }: DeskContext,
  namesGuests: boolean,
): Promise<AnswerOf<DeskCalls['rooms']>> {
  const day = deskDay(clock);
  const rooms = await roomsInUse(db);
  const tonight = await takenRooms(db, { checkIn: day, checkOut: addDays(day, 1) });
  const stays = await listedStays(
    db,
    tonight.flatMap(({ bookingId }) => bookingId ?? []),
  );
  const closures = await closuresFrom(db, day);
  const cleaning = await cleanSince(db, day);
  const types = await listPropertyTitles(db);
  const notes = await openNotes(db);
  return {
    day,
    types: types.map((type) => ({
      ...type,
      rooms: rooms
        .filter(({ propertyId }) => propertyId === type.id)
        .map(({ id, number, traits }) => {
          const night = tonight.find(({ roomId }) => roomId === id);
          const stay = stays.find((one) => one.id === night?.bookingId);
          const isClean = cleaning.isClean(id);
          return {
            id,
            number,
            traits: [...traits],
            isClean,
            state: stateOf(night !== undefined, stay, isClean),
            ...(stay &&
              namesGuests && {
                stay: { id: stay.id, name: `${stay.firstName} ${stay.lastName}`, checkOut: stay.checkOut },
              }),
            closures: closures
              .filter(({ roomId }) => roomId === id)
              .map(({ id: closureId, checkIn, checkOut, reason, by }) => ({
                id: closureId,
                checkIn,
                checkOut,
                reason,
                by,
              })),
            notes: notes.filter(({ roomId }) => roomId === id).map(noteWire),
          };
        }),
    })),
  };
}

/** A room's state tonight. @param isTaken by a stay or a closure */
function stateOf(isTaken: boolean, stay: ListedStay | undefined, isClean: boolean): RoomStateWire {
  if (stay !== undefined) {
    const isIn = stay.arrivedAt !== null && stay.leftAt === null;
    return isIn ? 'in house' : 'arriving';
  }
  if (isTaken) return 'closed';
  return isClean ? 'ready' : 'to clean';
}
