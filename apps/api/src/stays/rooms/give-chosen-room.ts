import type { Words } from '@motel/content/server';
import { type Booking, type ChosenRoom, movingGuests } from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import { leaveRooms } from '../../rooms/index.ts';
import { deskDayAt } from '../../shared/motel-time.ts';
import { problemOf } from '../../shared/outcome.ts';
import { sentenceOf } from '../../shared/words/refusals.ts';
import { everyPerson, logByHand } from '../../staff/index.ts';
import { noteMissedRoom } from '../notes/missed-room.ts';
import { giveChangedRoom, whyRoomNotFree } from './changed-room.ts';

/**
 * Gives a locked stay, whose change the guest has just paid by its link, the room that a person chose with the change. Where
 * the room is no longer free, the stay keeps those that it has, and a note waits on Tonight.
 */
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
  const refused = await whyRoomNotFree(trx, motel, changed, after, wanted.roomId, today);
  const given =
    refused ??
    (await movingGuests(trx, motel, changed, now, async () => {
      // The desk may have given it the room while the payment was open.
      await leaveRooms(trx, id, { checkIn: today, checkOut }, wanted.roomId);
      return giveChangedRoom(trx, motel, changed, wanted, now);
    }));
  if (given.ok) {
    const details = `room ${given.value}, chosen with the change that was paid`;
    await logByHand(
      trx,
      { who: person.name, personId, action: 'assign-room', subject: reference, details },
      now,
    );
    return;
  }
  const text = sentenceOf(words, 'chosen-room-gone', {
    why: problemOf(words, given.error).message,
  });
  await noteMissedRoom(trx, { bookingId: id, text }, person, now);
}
