import type { AnswerOf, DeskCalls, RoomTrait } from '@motel/api-client/desk-contracts';
import type { CivilDate, Stay } from '@motel/booking-core';
import { loadBooking } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import {
  bestRooms,
  cleanSince,
  knownSpan,
  type Room,
  type RoomChoice,
  roomsInUse,
  takenRooms,
  wishesOf,
} from '../../rooms/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import type { DeskContext } from '../desk.ts';
import { deskDay } from '../desk-day.ts';
import { laterOf } from './stay-rooms.ts';

type RoomChoiceWire = AnswerOf<DeskCalls['roomChoices']>['choices'][number];

/** The rooms that a stay could have from tonight or its first night on, best first, each with the reason. */
export async function roomChoices(
  { db, clock }: DeskContext,
  id: string,
): Promise<Outcome<AnswerOf<DeskCalls['roomChoices']>>> {
  const booking = await loadBooking(db, id);
  if (booking === undefined) return refuse('not-found', 'booking-unknown');
  const today = deskDay(clock);
  const wishes = await wishesOf(db, id);
  const stay = { checkIn: laterOf(today, booking.checkIn), checkOut: booking.checkOut };
  if (stay.checkIn >= stay.checkOut) return succeed({ choices: [], wishes });
  const rooms = (await roomsInUse(db)).filter(({ propertyId }) => propertyId === booking.property.id);
  return succeed({ wishes, choices: await choicesOf(db, today, { stay, rooms, wishes }) });
}

/** Those of the rooms that are free on every night of a stay, best first, each with the reason. */
export async function choicesOf(
  db: Db,
  today: CivilDate,
  {
    stay,
    rooms,
    wishes,
  }: { readonly stay: Stay; readonly rooms: readonly Room[]; readonly wishes: RoomTrait[] },
): Promise<RoomChoiceWire[]> {
  const choices = bestRooms(stay, rooms, await takenRooms(db, knownSpan(stay)), wishes);
  const cleaning = await cleanSince(db, today);
  return choices.map((choice) => ({
    id: choice.room.id,
    number: choice.room.number,
    // It is cleaned before a stay that begins later.
    isClean: stay.checkIn > today || cleaning.isClean(choice.room.id),
    words: wordsOf(choice),
  }));
}

function wordsOf({ wishes, room, leftOver }: RoomChoice): string {
  const wished = wishes.length === 0 ? [...room.traits] : [`${wishes.join(', ')}, as wished`];
  return [...wished, ...(leftOver === 0 ? ['fills the gap between two stays'] : [])].join(', ');
}
