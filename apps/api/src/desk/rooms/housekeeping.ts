import type { AnswerOf, ChoreWire, DeskCalls } from '@motel/api-client/desk-contracts';
import { addDays, type CivilDate, nightsOf } from '@motel/booking-core';
import { type ListedStay, listedStays } from '../../booking/index.ts';
import { listPropertyTitles } from '../../inventory/index.ts';
import { lockRoom, roomsInUse, takenRooms, tickRoom } from '../../rooms/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { act, type ByPerson } from '../act.ts';
import { cleanSince } from '../clean-since.ts';
import { expectedAt } from '../day/listed-stay.ts';
import type { DeskContext } from '../desk.ts';
import { deskDay } from '../desk-day.ts';
import { addNote } from '../notes/desk-notes.ts';
import { readNoteText } from '../notes/note-text.ts';

/** The rooms to clean today, in the order of the motel: guests leave, guests stay, or the room is free and not clean. */
export async function listChores({ db, clock }: DeskContext): Promise<AnswerOf<DeskCalls['chores']>> {
  const day = deskDay(clock);
  const nights = await takenRooms(db, { checkIn: addDays(day, -1), checkOut: addDays(day, 1) });
  const stays = new Map(
    (await listedStays(db, [...new Set(nights.flatMap(({ bookingId }) => bookingId ?? []))])).map((stay) => [
      stay.id,
      stay,
    ]),
  );
  const cleaning = await cleanSince(db, day);
  const titles = new Map((await listPropertyTitles(db)).map((type) => [type.id, type]));
  const stayOn = (roomId: string, date: CivilDate) => {
    const night = nights.find((one) => one.roomId === roomId && one.date === date);
    return stays.get(night?.bookingId ?? '');
  };
  const chores = (await roomsInUse(db)).flatMap((room) => {
    const type = titles.get(room.propertyId);
    const [before, tonight] = [stayOn(room.id, addDays(day, -1)), stayOn(room.id, day)];
    const isClosed =
      tonight === undefined && nights.some((one) => one.roomId === room.id && one.date === day);
    const done = cleaning.ticks.get(room.id);
    // A room that was ticked today stays in the list: a second press undoes the tick.
    const work =
      type && !isClosed && workOf(day, before, tonight, cleaning.isClean(room.id) && done === undefined);
    if (!work) return [];
    const next = tonight !== undefined && tonight.id !== before?.id ? tonight : undefined;
    const nextAt = next && expectedAt(next);
    return [
      {
        roomId: room.id,
        number: room.number,
        type,
        ...work,
        isNext: next !== undefined,
        ...(nextAt && { nextAt: nextAt.toISOString() }),
        ...(done && { done: { by: done.by, at: done.at.toISOString() } }),
      },
    ];
  });
  return { day, chores };
}

type Work = Pick<ChoreWire, 'kind' | 'hasDog' | 'isGone' | 'night'>;

function workOf(
  day: CivilDate,
  before: ListedStay | undefined,
  tonight: ListedStay | undefined,
  isClean: boolean,
): Work | undefined {
  const wasIn = before !== undefined && before.arrivedAt !== null;
  if (wasIn && before.id === tonight?.id) {
    const night = nightsOf({ checkIn: before.checkIn, checkOut: day });
    return { kind: 'stay-over', hasDog: before.party.pets > 0, isGone: false, night };
  }
  if (wasIn) return { kind: 'departure', hasDog: before.party.pets > 0, isGone: before.leftAt !== null };
  return isClean ? undefined : { kind: 'free', hasDog: false, isGone: true };
}

/** Ticks a room as clean, or takes the tick away. Refused when another person was faster. */
export async function cleanRoom(
  context: DeskContext,
  { id, isClean }: { readonly id: string; readonly isClean: boolean },
  by: ByPerson,
): Promise<Outcome<Record<string, never>>> {
  return act(context, 'clean-room', by, async (trx, now) => {
    const room = await lockRoom(trx, id);
    if (room === undefined) return refuse('not-found', 'room-unknown');
    const tick = { roomId: id, date: deskDay(context.clock), by: by.person.name };
    if (!(await tickRoom(trx, tick, isClean, now))) {
      return refuse('changed-meanwhile', isClean ? 'room-clean-already' : 'room-not-ticked', {
        number: room.number,
      });
    }
    const details = `room ${room.number} ${isClean ? 'marked clean' : 'not clean after all'}`;
    return succeed({ subject: id, details, after: { isClean }, answer: {} });
  });
}

/** Leaves a note about a room that waits for the desk. */
export async function reportRoom(
  context: DeskContext,
  { id, text: said }: { readonly id: string; readonly text: string },
  by: ByPerson,
): Promise<Outcome<Record<string, never>>> {
  const text = readNoteText(said);
  if (!text.ok) return text;
  return act(context, 'report-room', by, async (trx, now) => {
    const room = await lockRoom(trx, id);
    if (room === undefined) return refuse('not-found', 'room-unknown');
    await addNote(trx, { roomId: id, text: text.value }, by.person, now);
    return succeed({ subject: id, details: `room ${room.number}: ${text.value}`, answer: {} });
  });
}
