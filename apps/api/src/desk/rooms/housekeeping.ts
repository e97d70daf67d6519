import type { ChoreWire } from '@motel/api-client/desk-contracts';
import { addDays, type CivilDate, nightsOf } from '@motel/booking-core';
import type { RoomState } from '@motel/booking-core/booking';
import { expectedAt, type ListedStay, listedStays } from '../../booking/index.ts';
import { listPropertyTitles } from '../../inventory/index.ts';
import { lockRoom, roomsInUse, takenRooms, tickRoom } from '../../rooms/index.ts';
import { deskDay } from '../../shared/motel-time.ts';
import { refuse } from '../../shared/outcome.ts';
import { act, type DeskDeed, type DeskReading } from '../../staff/index.ts';
import {
  addNote,
  loadRoomsTonight,
  type RoomsTonight,
  readNoteText,
  staysWithoutNumber,
} from '../../stays/index.ts';

/** The rooms to clean today, in the order of the motel: guests leave, guests stay, or the room is free and not clean. */
export const listChores: DeskReading<'chores'> = async ({ db, clock, motel }) => {
  const day = deskDay({ clock, motel });
  const nights = await takenRooms(db, motel, { checkIn: addDays(day, -1), checkOut: day });
  const ids = [...new Set(nights.flatMap(({ bookingId }) => bookingId ?? []))];
  const stays = new Map((await listedStays(db, ids)).map((stay) => [stay.id, stay]));
  const { stateOf, stayIn, nextIn, ticks } = await loadRoomsTonight(db, motel, day);
  const titles = new Map((await listPropertyTitles(db)).map((type) => [type.id, type]));
  const chores = (await roomsInUse(db)).flatMap((room) => {
    const type = titles.get(room.propertyId);
    const before = stays.get(nights.find(({ roomId }) => roomId === room.id)?.bookingId ?? '');
    const [state, tonight] = [stateOf(room.id), stayIn(room.id)];
    const done = ticks.get(room.id);
    // A room that was ticked today stays in the list: a second press undoes the tick.
    const work = type && workOf(day, { state, tonight, before, isDone: done !== undefined });
    if (!work) return [];
    const next = nextIn(room.id);
    const nextAt = next && expectedAt(motel, next);
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
  return { day, chores, unnumbered: (await staysWithoutNumber(db, day)).length };
};

type Work = Pick<ChoreWire, 'kind' | 'hasDog' | 'isGone' | 'isOverdue' | 'night'>;

interface Worked {
  readonly state: RoomState;
  /** The stay whose guests are in the room, else the one that has it tonight. */
  readonly tonight: ReturnType<RoomsTonight['stayIn']>;
  /** The stay that had it last night. */
  readonly before: ListedStay | undefined;
  /** Ticked today, after its last guests left. */
  readonly isDone: boolean;
}

function workOf(day: CivilDate, { state, tonight, before, isDone }: Worked): Work | undefined {
  if (state === 'closed') return undefined;
  const hasDog = (stay: ListedStay | undefined) => (stay?.party.pets ?? 0) > 0;
  const wasIn = before !== undefined && before.arrivedAt !== null;
  if (state === 'leaving' && tonight !== undefined) {
    const isOverdue = tonight.checkOut < day;
    return { kind: 'departure', hasDog: hasDog(tonight), isGone: false, isOverdue };
  }
  if (state === 'in-house') {
    if (!wasIn || before.id !== tonight?.id) return undefined;
    const night = nightsOf({ checkIn: before.checkIn, checkOut: day });
    return { kind: 'stay-over', hasDog: hasDog(before), isGone: false, isOverdue: false, night };
  }
  const isClean = state === 'ready' || state === 'arriving';
  if (isClean && !isDone) return undefined;
  const kind = wasIn ? 'departure' : 'free';
  return { kind, hasDog: wasIn && hasDog(before), isGone: true, isOverdue: false };
}

/** Ticks a room as clean, or takes the tick away. Refused when another person was faster. */
export const cleanRoom: DeskDeed<'cleanRoom'> = (context, { id, isClean }, by) =>
  act(context, 'clean-room', by, async (trx, now) => {
    const room = (await lockRoom(trx, id)) ?? refuse('not-found', 'room-unknown');
    const tick = { roomId: id, date: deskDay(context), by: by.person.name };
    if (!(await tickRoom(trx, tick, isClean, now))) {
      refuse('changed-meanwhile', isClean ? 'room-clean-already' : 'room-not-ticked', {
        number: room.number,
      });
    }
    const details = `room ${room.number} ${isClean ? 'marked clean' : 'not clean after all'}`;
    return { subject: id, details, after: { isClean }, answer: {} };
  });

export const reportRoom: DeskDeed<'reportRoom'> = async (context, { id, text: said }, by) => {
  const text = readNoteText(said);
  return act(context, 'report-room', by, async (trx, now) => {
    const room = (await lockRoom(trx, id)) ?? refuse('not-found', 'room-unknown');
    await addNote(trx, { roomId: id, text }, by.person, now);
    return { subject: id, details: `room ${room.number}: ${text}`, answer: {} };
  });
};
