import type { HandWire } from '@motel/api-client/desk-contracts';
import { addDays, type CivilDate, hasNight } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { expectedAt } from '../../booking/index.ts';
import { roomsOfNight } from '../../rooms/index.ts';
import { type DeskNote, isWithoutNumber } from '../../stays/index.ts';
import type { Night } from './load-night.ts';

/** Matters of rooms that wait for a person: not ready for an arrival, something wrong, stays without a number. */
export function roomHands(words: Words, night: Night, notes: readonly DeskNote[], versions: Versions) {
  return [
    ...notReady(words, night, versions),
    ...wrong(night, notes),
    ...inHouseWithout(night),
    ...withoutNumber(night),
  ];
}

/** By the stay's id. */
type Versions = ReadonlyMap<string, string>;

function notReady(
  { shownHour, motel }: Words,
  { board, tiles, roomsOf, day }: Night,
  versions: Versions,
): HandWire[] {
  const byRoom = new Map(tiles.map((tile) => [tile.id, tile]));
  return board.arriving.flatMap((stay) =>
    roomsOfNight(roomsOf.get(stay.id) ?? [], day).flatMap(({ roomId, number }): HandWire[] => {
      const tile = byRoom.get(roomId);
      if (tile === undefined || tile.isReady) return [];
      const at = expectedAt(motel, stay);
      const about = at === undefined ? 'tonight' : `about ${shownHour(at)}`;
      return [
        {
          id: `room ${roomId}`,
          kind: 'room',
          isUrgent: false,
          title: `Room ${number} is not ready.`,
          details: `${stay.lastName} arrives ${about}.`,
          remedy: {
            do: 'other-room',
            label: 'Give another room',
            stay: {
              id: stay.id,
              name: `${stay.firstName} ${stay.lastName}`,
              version: versions.get(stay.id) ?? '',
            },
            room: { id: roomId, number },
          },
        },
      ];
    }),
  );
}

/** A note about a room waits until it is marked as done. */
function wrong({ tiles }: Night, notes: readonly DeskNote[]): HandWire[] {
  const numbers = new Map(tiles.map(({ id, number }) => [id, number]));
  return notes.flatMap(({ id, roomId, text, by }): HandWire[] => {
    const number = roomId === undefined ? undefined : numbers.get(roomId);
    if (number === undefined) return [];
    return [
      {
        id: `note ${id}`,
        kind: 'room',
        isUrgent: false,
        title: `Something is wrong in room ${number}.`,
        details: `“${text}”, ${by}.`,
        remedy: { do: 'finish-note', label: 'It is done', note: id },
      },
    ];
  });
}

/** Guests in the house are in a room: the desk has to know in which. */
function inHouseWithout({ stays, roomsOf, day }: Night): HandWire[] {
  return stays
    .filter((stay) => isWithoutNumber(stay, roomsOf.get(stay.id) ?? [], day))
    .map(({ id, reference, firstName, lastName }) => ({
      id: `number ${id}`,
      kind: 'number',
      isUrgent: true,
      title: `${firstName} ${lastName} is in the house without a room number.`,
      details: 'The room counts as free until the stay has it.',
      remedy: { do: 'open-stay', label: 'Open the stay', reference },
    }));
}

function withoutNumber({ stays, roomsOf, day }: Night): HandWire[] {
  const without = stays.filter(({ id, checkIn, checkOut, party, arrivedAt, leftAt }) => {
    if (arrivedAt !== null || leftAt !== null || checkIn > addDays(day, 1) || checkOut <= day) return false;
    const first: CivilDate = checkIn < day ? day : checkIn;
    return (roomsOf.get(id) ?? []).filter((room) => hasNight(room, first)).length < party.rooms;
  });
  const [first] = without.toSorted((a, b) => (a.checkIn < b.checkIn ? -1 : 1));
  if (first === undefined) return [];
  return [
    {
      id: 'numbers',
      kind: 'number',
      isUrgent: false,
      title:
        without.length === 1 ? 'A stay has no room number.' : `${without.length} stays have no room number.`,
      details: `${without.length === 1 ? first.lastName : 'The first'} arrives ${first.checkIn > day ? 'tomorrow' : 'tonight'}.`,
      remedy: { do: 'propose-rooms', label: 'Propose numbers' },
    },
  ];
}
