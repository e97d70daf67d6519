import { it } from '@fast-check/vitest';
import { DEFAULT_ROOM_TYPE, type PropertyPlaces, roomLimitsOf } from '../src/index.ts';
import { places } from './support/arbitraries.ts';

const PLACES: PropertyPlaces = { roomType: 'double', isPetFriendly: true, allowedPets: 2 };

describe('§5 the places of a room, and its pets', () => {
  it.prop([places])('[C1] [C2] [C7] are the property’s own, else those of its type’s name', (property) => {
    const { sleeps, included, pets } = roomLimitsOf(property);
    const stated = property.defaultAllowedPersons ?? sleepsByName(property);
    expect(sleeps).toBe(property.sleeps ?? Math.max(sleepsByName(property), stated));
    expect(included).toBe(Math.min(stated, sleeps));
    expect(pets).toBe(property.isPetFriendly ? property.allowedPets : 0);
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

const sleepsByName = ({ roomType }: PropertyPlaces): number => (/double|twin|quad/i.test(roomType) ? 4 : 2);

describe('§9 [C1] the capacity of a room type', () => {
  test('[C1] a property without a room type has doubles', () => {
    expect(DEFAULT_ROOM_TYPE).toBe('double');
  });
});
