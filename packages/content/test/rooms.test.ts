import { roomCapacity } from '@motel/booking-core';
import { properties } from './support/own-motel.ts';

describe('the rooms', () => {
  // The demo needs a room for each case that guests and browser tests meet.
  test.each([
    ['a type that sleeps four', (room) => roomCapacity(room.roomType) === 4],
    ['a type that sleeps two', (room) => roomCapacity(room.roomType) === 2],
    ['an allowance of its own', (room) => room.defaultAllowedPersons !== undefined],
    ['the allowance of its type', (room) => room.defaultAllowedPersons === undefined],
    [
      'an allowance below its capacity',
      (room) => (room.defaultAllowedPersons ?? 4) < roomCapacity(room.roomType),
    ],
    ['pets', (room) => room.isPetFriendly],
    ['no pets', (room) => !room.isPetFriendly],
    ['smoking', (room) => room.isSmokingAllowed],
    ['a price with cents', (room) => room.pricePerNight % 100 !== 0],
    ['no badge', (room) => room.badge === undefined],
  ] satisfies [string, (room: (typeof properties)[number]) => boolean][])(
    'one that can be booked has %s',
    (_what, has) => {
      expect(properties.filter((room) => room.inStock).some(has)).toBe(true);
    },
  );

  test('D13 one is closed by its owner', () => {
    expect(properties.filter(({ inStock }) => !inStock)).toHaveLength(1);
  });
});
