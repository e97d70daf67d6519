import type { CivilDate, Stay } from '@motel/booking-core';
import type { Motel, Words } from '@motel/content/server';
import { type Booking, type ChangedStay, type ChosenRoom, movingGuests } from '../../booking/index.ts';
import type { Db, Trx } from '../../db/index.ts';
import { listPropertyTitles } from '../../inventory/index.ts';
import { leaveRooms, lockNumbers, roomsInUse, takenRooms } from '../../rooms/index.ts';
import { deskDay, deskDayAt, laterOf } from '../../shared/motel-time.ts';
import { outcomeOf, problemOf, type Refusal, refusal, refuse, refuseIf } from '../../shared/outcome.ts';
import { sentenceOf } from '../../shared/words/refusals.ts';
import { type DeskDeed, everyPerson, logByHand } from '../../staff/index.ts';
import { actOnSeen, changedMeanwhile } from '../act-on-stay.ts';
import { addNote, finishMissedRoom } from '../notes/desk-notes.ts';
import { whyNot } from '../why-not.ts';
import { numbersText, refuseTaken, roomsOf, stayRooms, takeRooms } from './stay-rooms.ts';

/** A room, and the one that it takes the place of, from tonight on. */
type WantedRoom = Omit<ChosenRoom, 'personId'>;

/** Gives a locked stay, numbers locked, a room from today on; slept nights stay with the old. Ends as `takeRooms`. */
async function giveRoom(
  trx: Trx,
  motel: Motel,
  booking: Booking,
  { roomId, insteadOf }: WantedRoom,
  now: Date,
) {
  const today = deskDayAt(motel, now);
  if (booking.checkOut <= today) refuse('rule-broken', 'no-night-left');
  const stay = { checkIn: laterOf(today, booking.checkIn), checkOut: booking.checkOut };
  const before = await roomsOf(trx, booking.id);
  const ahead = before.filter(({ checkOut }) => checkOut > stay.checkIn);
  if (insteadOf !== undefined && !ahead.some((own) => own.roomId === insteadOf))
    return changedMeanwhile(trx, booking);
  const left = new Set(ahead.filter((own) => own.roomId !== insteadOf).map((own) => own.roomId));
  if (left.size >= booking.party.rooms) refuse('rule-broken', 'rooms-all-given');
  const [number = ''] = await movingGuests(trx, motel, booking, now, async () => {
    if (insteadOf !== undefined) await leaveRooms(trx, booking.id, stay, insteadOf);
    return takeRooms(trx, motel, booking, stay, [roomId]);
  });
  return { number, before, rooms: await roomsOf(trx, booking.id) };
}

/** Gives a stay a room in place of another one, or as a further one, from tonight or its first night on. */
export const assignRoom: DeskDeed<'assignRoom'> = (context, { id: said, version, ...wanted }, by) =>
  actOnSeen(context, 'assign-room', by, { id: said, version }, async (trx, { booking }, now) => {
    const { id } = booking;
    const today = deskDay(context);
    refuseIf(whyNot(context.motel, booking, 'give-room', now));
    await lockNumbers(trx, [booking.property.id]);
    const { number, before, rooms } = await giveRoom(trx, context.motel, booking, wanted, now);
    await finishMissedRoom(trx, id, by.person, now);
    const ahead = before.filter(({ checkOut }) => checkOut > today);
    const details =
      ahead.length === 0 ? `room ${number}` : `room ${numbersText(ahead)} to ${numbersText(rooms)}`;
    const [was, is] = [numbersText(before), numbersText(rooms)];
    return {
      details,
      before: { rooms: was },
      after: { rooms: is },
      answer: await stayRooms(trx, id),
    };
  }).catch(refuseTaken);

/** Why a stay cannot have a room after a change, as far as a look without locks can say. */
export async function whyRoomNotFree(
  db: Db,
  motel: Motel,
  { id }: Pick<Booking, 'id'>,
  after: Stay & Pick<ChangedStay, 'propertyId'>,
  roomId: string,
  today: CivilDate,
): Promise<Refusal | undefined> {
  const room = (await roomsInUse(db)).find((one) => one.id === roomId);
  if (room === undefined) return refusal('not-found', 'room-unknown');
  const { number } = room;
  if (room.propertyId !== after.propertyId) {
    const kind = (await listPropertyTitles(db)).find((one) => one.id === after.propertyId);
    return refusal('rule-broken', 'room-of-another-kind', { number, title: kind?.title ?? '' });
  }
  const ahead = { checkIn: laterOf(today, after.checkIn), checkOut: after.checkOut };
  const taken = (await takenRooms(db, motel, ahead)).find(
    (night) => night.roomId === roomId && night.bookingId !== id,
  );
  return taken && refusal('sold-out', 'room-taken-on', { number, date: taken.date });
}

/** Gives a stay that was just changed the room that the person wants. @throws the database's error where it is taken */
export async function giveChangedRoom(
  trx: Trx,
  motel: Motel,
  changed: Booking,
  { roomId, insteadOf }: WantedRoom,
  now: Date,
): Promise<string> {
  const today = deskDayAt(motel, now);
  // The change itself may have taken the old room from the stay: other dates, or another kind.
  const own = await roomsOf(trx, changed.id);
  const isTheirs = own.some(
    (room) => room.roomId === insteadOf && room.checkOut > laterOf(today, changed.checkIn),
  );
  const wanted = { roomId, insteadOf: isTheirs ? insteadOf : undefined };
  return (await giveRoom(trx, motel, changed, wanted, now)).number;
}

/** Gives a stay the room that a person chose with its paid change. Where it is not free, a note waits on Tonight. */
export async function giveChosenRoom(
  words: Words,
  trx: Trx,
  changed: Booking,
  { personId, ...wanted }: ChosenRoom,
  now: Date,
): Promise<void> {
  const { motel } = words;
  const { id, property, reference, checkIn, checkOut } = changed;
  const person = (await everyPerson(trx)).find((one) => one.id === personId);
  if (person === undefined) throw new Error(`No person ${personId} has chosen a room for the booking ${id}`);
  const today = deskDayAt(motel, now);
  const after = { checkIn, checkOut, propertyId: property.id };
  const give = async () => {
    refuseIf(await whyRoomNotFree(trx, motel, changed, after, wanted.roomId, today));
    // The desk may have given it the room while the payment was open.
    await leaveRooms(trx, id, { checkIn: today, checkOut }, wanted.roomId);
    return giveChangedRoom(trx, motel, changed, wanted, now);
  };
  const given = await movingGuests(trx, motel, changed, now, () => outcomeOf(give));
  if (given.ok) {
    const details = `room ${given.value}, chosen with the change that was paid`;
    const entry = { who: person.name, personId, action: 'assign-room', subject: reference, details } as const;
    await logByHand(trx, entry, now);
    return;
  }
  const text = sentenceOf(words, 'chosen-room-gone', { why: problemOf(words, given.error).message });
  await addNote(trx, { bookingId: id, text, isMissedRoom: true }, person, now);
}

/** Gives a stay its rooms, all at once, in place of those that it has from tonight or its first night on. */
export const giveRooms: DeskDeed<'giveRooms'> = async (context, { roomIds, ...seen }, by) => {
  const { motel } = context;
  return actOnSeen(context, 'assign-room', by, seen, async (trx, { booking }, now) => {
    const { id, property, party } = booking;
    const today = deskDay(context);
    refuseIf(whyNot(motel, booking, 'give-room', now));
    const stay = { checkIn: laterOf(today, booking.checkIn), checkOut: booking.checkOut };
    const before = await roomsOf(trx, id);
    await lockNumbers(trx, [property.id]);
    await movingGuests(trx, motel, booking, now, async () => {
      await leaveRooms(trx, id, stay);
      return takeRooms(trx, motel, booking, stay, roomIds);
    });
    await finishMissedRoom(trx, id, by.person, now);
    const answer = await stayRooms(trx, id);
    const numbers = numbersText(answer.rooms);
    return {
      details: `${party.rooms === 1 ? 'room' : 'rooms'} ${before.length === 0 ? '' : `${numbersText(before)} to `}${numbers}`,
      before: { rooms: numbersText(before) },
      after: { rooms: numbers },
      answer,
    };
  }).catch(refuseTaken);
};
