import { fc, it } from '@fast-check/vitest';
import { addDays, civilDate, nightDates } from '@motel/booking-core';
import { bestRooms, proposeRooms, type TakenNight } from '../../src/rooms/propose-rooms.ts';
import type { Room } from '../../src/rooms/rooms.ts';

const DAY = civilDate('2027-07-10');
const night = (after: number) => addDays(DAY, after);
const room = (number: number, traits: Room['traits'] = []): Room => ({
  id: `room ${number}`,
  number: `${number}`,
  propertyId: 'hoodoo',
  traits,
});
const stayOf = (from: number, nights: number) => ({ checkIn: night(from), checkOut: night(from + nights) });
const taken = (number: number, ...days: number[]): TakenNight[] =>
  days.map((day) => ({ roomId: `room ${number}`, date: night(day) }));

const motels = fc.record({
  rooms: fc.integer({ min: 1, max: 5 }),
  taken: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: -5, max: 15 })), {
    maxLength: 40,
    selector: String,
  }),
  from: fc.integer({ min: 0, max: 5 }),
  nights: fc.integer({ min: 1, max: 8 }),
  count: fc.integer({ min: 1, max: 3 }),
});

describe('§14.4: proposing rooms', () => {
  test('takes the room whose gap the stay fills, so that no gap is torn', () => {
    const rooms = [room(1), room(2), room(3)];
    const stays = [...taken(1, -9), ...taken(2, -1, 2), ...taken(3, -1, 5)];
    expect(
      bestRooms(stayOf(0, 2), rooms, stays).map((choice) => [choice.room.number, choice.leftOver]),
    ).toEqual([
      ['2', 0],
      ['3', 3],
      ['1', 22],
    ]);
  });

  test('keeps a wish before it fills a gap', () => {
    const rooms = [room(1), room(2, ['quiet'])];
    expect(bestRooms(stayOf(0, 2), rooms, taken(1, -1, 2), ['quiet'])[0]?.room.number).toBe('2');
  });

  test('is near the other stay before it fills a gap, after other wishes', () => {
    const rooms = [room(1), room(2), room(3), room(4, ['quiet'])];
    const doors = new Map([1, 2, 3, 4].map((number) => [`room ${number}`, Math.abs(number - 3)]));
    const stays = [...taken(1, -1, 2), ...taken(3, 0)];
    const numbers = (wishes: Room['traits']) =>
      bestRooms(stayOf(0, 2), rooms, stays, wishes, doors).map((choice) => choice.room.number);
    expect(numbers([])).toEqual(['2', '4', '1']);
    expect(numbers(['quiet'])).toEqual(['4', '2', '1']);
  });

  test('moves a guest once where no room is free on all nights', () => {
    const rooms = [room(1), room(2)];
    expect(proposeRooms(stayOf(0, 4), 1, rooms, [...taken(1, 2), ...taken(2, 0, 1)])).toEqual([
      { roomId: 'room 1', checkIn: night(0), checkOut: night(2) },
      { roomId: 'room 2', checkIn: night(2), checkOut: night(4) },
    ]);
  });

  it.prop([motels])(
    'gives each night the rooms of the stay, none of them taken, or nothing',
    ({ rooms, taken: nights, from, nights: length, count }) => {
      const all = Array.from({ length: rooms }, (_, index) => room(index + 1));
      const had = nights.flatMap(([number, day]) => taken(number, day));
      const stay = stayOf(from, length);
      const free = (date: string) =>
        all.filter(({ id }) => !had.some((one) => one.roomId === id && one.date === date)).length;
      const proposed = proposeRooms(stay, count, all, had);
      if (proposed === undefined) {
        expect(nightDates(stay).some((date) => free(date) < count)).toBe(true);
        return;
      }
      const given = proposed.flatMap(({ roomId, ...own }) =>
        nightDates(own).map((date) => `${roomId} ${date}`),
      );
      expect(new Set(given).size).toBe(given.length);
      expect(given.length).toBe(length * count);
      expect(given.filter((one) => had.some(({ roomId, date }) => `${roomId} ${date}` === one))).toEqual([]);
    },
  );
});
