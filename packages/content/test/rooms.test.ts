import { MAX_RATE, roomCapacity } from '@motel/booking-core';
import { describe, expect, test } from 'vitest';
import { standardRoom } from '../src/index.ts';
import { properties, words } from './support/own-motel.ts';

describe('the rooms', () => {
  test('each kind has an address of its own', () => {
    const ids = properties.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('F3 every price is above $0 and within a tariff’s range', () => {
    for (const { pricePerNight, petFeePerPet, extraPersonCharge } of properties) {
      expect(pricePerNight).toBeGreaterThan(0);
      for (const price of [pricePerNight, petFeePerPet, extraPersonCharge]) {
        expect(Number.isSafeInteger(price)).toBe(true);
        expect(price).toBeGreaterThanOrEqual(0);
        expect(price).toBeLessThanOrEqual(MAX_RATE);
      }
    }
  });

  test('§9 a pet costs $15', () => {
    expect(properties.map(({ petFeePerPet }) => petFeePerPet)).toEqual(properties.map(() => 15_00));
  });

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

  test('each says its own beds, size and bath', () => {
    for (const { beds, bedSize, size, bath } of properties) {
      expect([beds, bedSize, size, bath]).not.toContain(undefined);
    }
  });

  test('one that takes no pets is not called pet friendly', () => {
    for (const { isPetFriendly, amenities = standardRoom(words).amenities } of properties) {
      expect(amenities.includes('Pet friendly')).toBe(isPetFriendly);
    }
  });
});
