import { type Cents, type CivilDate, formatDollars } from '@motel/booking-core';
import { shownDate } from '../../shown-date.ts';

/** About rooms with their numbers. */
export const ROOM_REFUSALS = {
  'check-in-early': ({ date }: { date: CivilDate }) =>
    `This stay begins on ${shownDate(date)}. Change its dates first.`,
  'check-in-late': ({ date }: { date: CivilDate }) => `This stay ended on ${shownDate(date)}.`,
  'check-out-balance': ({ balance }: { balance: Cents }) =>
    `$${formatDollars(balance)} is still due. Take it first, or check out with the balance.`,
  'check-out-early': ({ date }: { date: CivilDate }) =>
    `This stay ends on ${shownDate(date)}. Change its dates first, so that its nights are for sale again.`,
  'closure-again': ({ number }: { number: string }) =>
    `Room ${number} is closed already on one of these nights.`,
  'closure-empty': 'The day on which the room is free again is after its first night.',
  'closure-gone-by': 'The first night has gone by.',
  'closure-sold-out':
    'Every room of this kind is sold on one of these nights. Move or cancel a stay without a number first.',
  'closure-taken': ({ number, names, date }: { number: string; names: string; date: CivilDate }) =>
    `Room ${number} cannot close: ${names} is booked there from ${shownDate(date)}. Move that stay first.`,
  'closure-too-long': ({ most }: { most: number }) => `A room closes for at most ${most} nights at a time.`,
  'closure-unknown': 'This room is open already.',
  'retire-sold': 'As many rooms of this kind are sold on a night. Move those stays first.',
  'retire-taken': ({ number, date }: { number: string; date: CivilDate }) =>
    `Room ${number} is taken on ${shownDate(date)}. Move that stay or open the room first.`,
  'room-clean-already': ({ number }: { number: string }) => `Room ${number} is marked clean already.`,
  'room-not-clean': ({ numbers, isOne }: { numbers: string; isOne: boolean }) =>
    isOne ? `Room ${numbers} is not clean yet.` : `Rooms ${numbers} are not clean yet.`,
  'room-not-theirs': 'This stay no longer has that room.',
  'room-not-ticked': ({ number }: { number: string }) => `Room ${number} is not marked clean.`,
  'room-number-taken': ({ number }: { number: string }) => `There is a room ${number} already.`,
  'room-of-another-kind': ({ number, title }: { number: string; title: string }) =>
    `Room ${number} is no ${title}. Another kind of room has another price: change the stay's room.`,
  'room-taken': 'Another stay or a closure has this room on one of these nights.',
  'room-unknown': 'There is no such room.',
  'rooms-all-given': 'This stay has all its rooms. Say which one it gives up.',
  'rooms-too-many': ({ most }: { most: number }) =>
    most === 1 ? 'This stay has one room: choose one.' : `This stay has ${most} rooms: choose no more.`,
  'rooms-none-free': 'No room of this kind has a free number on these nights. Move another stay first.',
  'rooms-of-confirmed': 'Only a confirmed stay has rooms.',
  'stay-in-already': 'These guests are checked in already.',
  'stay-not-in': 'These guests are not checked in.',
  'stay-out-already': 'These guests are checked out already.',
};
