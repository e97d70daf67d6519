import { mayDo } from '@motel/api-client/desk-contracts';
import { listPropertyTitles } from '../../inventory/index.ts';
import { closuresFrom, roomsInUse } from '../../rooms/index.ts';
import { deskDay } from '../../shared/motel-time.ts';
import { succeed } from '../../shared/outcome.ts';
import type { DeskDeed } from '../../staff/index.ts';
import { loadRoomsTonight, noteWire, openNotes } from '../../stays/index.ts';

/** Every room in use by its kind, in its state of tonight. Housekeeping learns no guest's name. */
export const listRooms: DeskDeed<'rooms'> = async ({ db, clock, motel }, _asked, { person }) => {
  const namesGuests = mayDo(person, 'clerk');
  const day = deskDay({ clock, motel });
  const rooms = await roomsInUse(db);
  const { stateOf, stayIn } = await loadRoomsTonight(db, motel, day);
  const closures = await closuresFrom(db, day);
  const types = await listPropertyTitles(db);
  const notes = await openNotes(db);
  return succeed({
    day,
    types: types.map((type) => ({
      ...type,
      rooms: rooms
        .filter(({ propertyId }) => propertyId === type.id)
        .map(({ id, number, traits }) => {
          const stay = stayIn(id);
          return {
            id,
            number,
            traits: [...traits],
            state: stateOf(id),
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
  });
};
