import { fc, it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { DEFAULT_ROOM_TYPE, type PropertyPlaces, roomCapacity, roomLimitsOf } from '../src/index.ts';
import { places } from './support/arbitraries.ts';

const PLACES: PropertyPlaces = { roomType: 'double', isPetFriendly: true, allowedPets: 2 };

describe('[C2] the persons included in the price of a room', () => {
  test('[C2] are the property’s own number', () => {
    const own = roomLimitsOf({ ...PLACES, defaultAllowedPersons: 3 });
    expect(own).toEqual({ sleeps: 4, included: 3, pets: 2 });
  });

  test('[C2] or the capacity of its type, where it has no number', () => {
    expect(roomLimitsOf(PLACES)).toEqual({ sleeps: 4, included: 4, pets: 2 });
    const queen = { ...PLACES, roomType: 'queen', defaultAllowedPersons: undefined };
    expect(roomLimitsOf(queen)).toEqual({ sleeps: 2, included: 2, pets: 2 });
  });
});

describe('[C1] the places of a room', () => {
  test('[C1] are the property’s own number, whatever its type is called', () => {
    const five = roomLimitsOf({ ...PLACES, roomType: 'queen', sleeps: 5 });
    expect(five).toEqual({ sleeps: 5, included: 2, pets: 2 });
    expect(roomLimitsOf({ ...PLACES, sleeps: 3 })).toEqual({ sleeps: 3, included: 3, pets: 2 });
  });

  test('[C1] a room for 6 included persons is never one for 4', () => {
    expect(roomLimitsOf({ ...PLACES, defaultAllowedPersons: 6 })).toMatchObject({ sleeps: 6, included: 6 });
  });

  it.prop([places])('[C1] [C2] never hold fewer than the price includes', (property) => {
    const { sleeps, included, pets } = roomLimitsOf(property);
    expect(sleeps).toBeGreaterThanOrEqual(included);
    expect(sleeps).toBe(property.sleeps ?? Math.max(sleepsByName(property), included));
    const stated = property.defaultAllowedPersons ?? sleepsByName(property);
    expect(included).toBe(Math.min(stated, sleeps));
    expect(pets).toBe(property.isPetFriendly ? property.allowedPets : 0);
  });
});

describe('§5 [C7] the most pets', () => {
  test('[C7] are the property’s number where it is pet friendly, else 0', () => {
    expect(roomLimitsOf(PLACES).pets).toBe(2);
    expect(roomLimitsOf({ ...PLACES, isPetFriendly: false }).pets).toBe(0);
  });
});

test.each([
  [{ defaultAllowedPersons: 0 }, 'defaultAllowedPersons must be a whole number from 1 to 1000, not 0'],
  [{ sleeps: 0.5 }, 'sleeps must be a whole number from 1 to 1000, not 0.5'],
  [{ allowedPets: -1 }, 'allowedPets must be a whole number from 0 to 1000, not -1'],
  [{ isPetFriendly: 'yes' as never }, 'isPetFriendly must be one of true, false, not yes'],
])('[R2] %o: %s', (wrong, message) => {
  expect(() => roomLimitsOf({ ...PLACES, ...wrong })).toThrow(new RangeError(message));
});

function sleepsByName({ roomType }: PropertyPlaces): number {
  return /double|twin|quad/i.test(roomType) ? 4 : 2;
}

describe('§9 [C1] the capacity of a room type', () => {
  test('[C1] a property without a room type has doubles', () => {
    expect(DEFAULT_ROOM_TYPE).toBe('double');
  });

  it.prop([fc.string(), fc.constantFrom('double', 'TWIN', 'Twin', 'QUAD'), fc.string()])(
    '[C1] the word counts anywhere in the type',
    (before, word, after) => {
      expect(roomCapacity(`${before}${word}${after}`)).toBe(4);
    },
  );

  const named = fc.constantFrom(
    'single',
    'King',
    'Classic Triple Room',
    '',
    'Double Queen',
    'Deluxe quad suite',
  );
  it.prop([fc.oneof(fc.string(), named)])('[C1] any type holds 2 or 4', (roomType) => {
    expect(roomCapacity(roomType)).toBe(/double|twin|quad/i.test(roomType) ? 4 : 2);
  });
});
