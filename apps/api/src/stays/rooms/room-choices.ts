import type { RoomTrait } from '@motel/api-client/desk-contracts';
import { type CivilDate, checkBookableStay, issuesOf, type Stay } from '@motel/booking-core';
import { whyNotWithRoom } from '@motel/booking-core/booking';
import type { Motel } from '@motel/content/server';
import { listedStays, loadBooking } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import {
  bestRooms,
  doorsFromNear,
  knownSpan,
  nearOf,
  type Room,
  type RoomChoice,
  roomsInUse,
  takenRooms,
  wishesOf,
} from '../../rooms/index.ts';
import { deskDay, laterOf } from '../../shared/motel-time.ts';
import { refuse, refuseBroken } from '../../shared/outcome.ts';
import type { DeskAnswer, DeskReading } from '../../staff/index.ts';
import { loadRoomsTonight } from './rooms-tonight.ts';

/** The rooms that a stay could have from tonight or its first night on, best first, each with the reason. */
export const roomChoices: DeskReading<'roomChoices'> = async ({ db, clock, motel }, { id }) => {
  const booking = (await loadBooking(db, id)) ?? refuse('not-found', 'booking-unknown');
  const today = deskDay({ clock, motel });
  const wishes = await wishesOf(db, id);
  const near = await nearStay(db, id);
  const choices = await choicesFor(db, motel, id, { ...booking, propertyId: booking.property.id }, today);
  return { wishes, ...near, choices };
};

/** The rooms of a kind that a stay could have from tonight or its first night on, best first. */
export async function choicesFor(
  db: Db,
  motel: Motel,
  id: string,
  { checkIn, checkOut, propertyId: kind }: Stay & Pick<Room, 'propertyId'>,
  today: CivilDate,
): Promise<DeskAnswer<'roomChoices'>['choices']> {
  const stay = { checkIn: laterOf(today, checkIn), checkOut };
  if (stay.checkIn >= stay.checkOut) return [];
  const rooms = (await roomsInUse(db)).filter(({ propertyId }) => propertyId === kind);
  const [wishes, doors] = [await wishesOf(db, id), await doorsFromNear(db, id)];
  return choicesOf(db, motel, today, { stay, rooms, wishes, doors });
}

interface Wanted {
  readonly stay: Stay;
  readonly rooms: readonly Room[];
  readonly wishes: RoomTrait[];
  /** As `doorsFromNear` counts them. */
  readonly doors?: ReadonlyMap<string, number>;
}

/** Those of the rooms that are free on every night of a stay, best first, each with the reason. */
async function choicesOf(db: Db, motel: Motel, today: CivilDate, { stay, rooms, wishes, doors }: Wanted) {
  const choices = bestRooms(stay, rooms, await takenRooms(db, motel, knownSpan(stay)), wishes, doors);
  const { stateOf } = await loadRoomsTonight(db, motel, today);
  return choices.map((choice) => ({
    id: choice.room.id,
    number: choice.room.number,
    // It is cleaned before a stay that begins later.
    isClean: stay.checkIn > today || whyNotWithRoom(stateOf(choice.room.id), 'check-in') === undefined,
    words: wordsOf(choice),
  }));
}

async function nearStay(db: Db, id: string) {
  const other = await nearOf(db, id);
  const [stay] = other === undefined ? [] : await listedStays(db, [other]);
  if (stay === undefined) return {};
  return { near: { reference: stay.reference, name: `${stay.firstName} ${stay.lastName}`.trim() } };
}

function wordsOf({ wishes, room, doors, leftOver }: RoomChoice): string {
  const wished = wishes.length === 0 ? [...room.traits] : [`${wishes.join(', ')}, as wished`];
  const near = doors === 1 ? ['next door, as wished'] : doors !== undefined && [`${doors} doors away`];
  return [...wished, ...(near || []), ...(leftOver === 0 ? ['fills the gap between two stays'] : [])].join(
    ', ',
  );
}

/** The rooms of a kind for a stay that is not booked yet: the free ones, best first, and the others. */
export const freeRooms: DeskReading<'freeRooms'> = async (
  { db, clock, motel, words },
  { typeId, wishes = [], ...dates },
) => {
  const today = deskDay({ clock, motel });
  const checked = checkBookableStay(dates, today);
  if (!checked.ok) refuseBroken(issuesOf(checked.error, words.rules.stay));
  const rooms = (await roomsInUse(db)).filter(({ propertyId }) => propertyId === typeId);
  const free = await choicesOf(db, motel, today, { stay: checked.value, rooms, wishes });
  const isFree = new Set(free.map(({ id }) => id));
  const taken = rooms.filter(({ id }) => !isFree.has(id)).map(({ id, number }) => ({ id, number }));
  return { free, taken };
};
