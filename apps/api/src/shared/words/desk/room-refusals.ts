import type { Cents, CivilDate } from '@motel/booking-core';
import type { Words } from '@motel/content/server';

interface SoldOut {
  readonly nights: string;
  readonly names: string;
}

/** About rooms with their numbers. */
export const ROOM_REFUSALS = {
  'check-in-early': ({ date }: { date: CivilDate }, { shownDate }: Words) =>
    `This stay begins on ${shownDate(date)}. Change its dates first.`,
  'check-out-balance': ({ balance }: { balance: Cents }, { shownPrice }: Words) =>
    `${shownPrice(balance)} is still due. Take it first, or check out with the balance.`,
  'check-out-early': ({ date }: { date: CivilDate }, { shownDate }: Words) =>
    `This stay is booked until ${shownDate(date)}. Say what becomes of its other nights.`,
  'chosen-room-gone': ({ why }: { why: string }) =>
    `The guest has paid for the change, but the chosen room could not be given: ${why} Give the stay another room.`,
  'closure-again': ({ number }: { number: string }) =>
    `Room ${number} is closed already on one of these nights.`,
  'closure-empty': 'The day on which the room is free again is after its first night.',
  'closure-gone-by': 'The first night has gone by.',
  'closure-sold-out': (soldOut: SoldOut) => soldOutWords(soldOut),
  'closure-stuck': ({ name, date }: { name: string; date: CivilDate }, { shownDate }: Words) =>
    `${name} has no other room on ${shownDate(date)}. Change or move a stay of that night first.`,
  'closure-taken': (
    { number, names, date }: { number: string; names: string; date: CivilDate },
    { shownDate }: Words,
  ) => `Room ${number} cannot close: ${names} is booked there from ${shownDate(date)}. Move that stay first.`,
  'closure-too-long': ({ most }: { most: number }) => `A room closes for at most ${most} nights at a time.`,
  'closure-unknown': 'This room is open already.',
  'moves-changed': 'The stays in this room changed a moment ago. Look at the moves again, then press again.',
  'retire-sold': (soldOut: SoldOut) => soldOutWords(soldOut),
  'retire-taken': ({ number, date }: { number: string; date: CivilDate }, { shownDate }: Words) =>
    `Room ${number} is taken on ${shownDate(date)}. Move that stay or open the room first.`,
  'room-changed': ({ number, traits }: { number: string; traits: readonly string[] }) =>
    `Another person has changed this room: it is ${[number, ...traits].join(', ')} now.`,
  'room-clean-already': ({ number }: { number: string }) => `Room ${number} is marked clean already.`,
  'room-not-clean': ({ numbers, isOne }: { numbers: string; isOne: boolean }) =>
    isOne ? `Room ${numbers} is not clean yet.` : `Rooms ${numbers} are not clean yet.`,
  'room-in-use': ({ number, name }: { number: string; name: string }) =>
    `${name} is still in room ${number}. Check them out first, or give another room.`,
  'room-not-ticked': ({ number }: { number: string }) => `Room ${number} is not marked clean.`,
  'room-number-taken': ({ number }: { number: string }) => `There is a room ${number} already.`,
  'room-of-another-kind': ({ number, title }: { number: string; title: string }) =>
    `Room ${number} is no ${title}. Another kind of room has another price: change the stay's room.`,
  'room-taken': 'Another stay or a closure has this room on one of these nights.',
  'room-taken-on': ({ number, date }: { number: string; date: CivilDate }, { shownDate }: Words) =>
    `Room ${number} is taken on ${shownDate(date)}.`,
  'room-unknown': 'There is no such room.',
  'rooms-all-given': 'This stay has all its rooms. Say which one it gives up.',
  'rooms-too-many': ({ most }: { most: number }) =>
    most === 1 ? 'This stay has one room: choose one.' : `This stay has ${most} rooms: choose no more.`,
  'rooms-none-free': 'No room of this kind has a free number on these nights. Move another stay first.',
  'stay-in-already': 'These guests are checked in already.',
  'stay-not-in': 'These guests are not checked in.',
  'stay-out-already': 'These guests are checked out already.',
  'wish-near-itself': 'A stay cannot be near itself. Give the reference of the other stay.',
  'wish-near-unknown': ({ near }: { near: string }) => `There is no stay ${near}.`,
};

function soldOutWords({ nights, names }: SoldOut): string {
  const remedy = names === '' ? 'Open a closed room first' : `Move or cancel one of these first: ${names}`;
  return `Every room of this kind is sold or closed on ${nights}. ${remedy}.`;
}
