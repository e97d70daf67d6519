import { describe, expect, test } from 'vitest';
import { allowedPersonsPerRoom, petLimit, type RoomLimits } from '../src/index.ts';

const LIMITS: RoomLimits = { roomType: 'double', isPetFriendly: true, allowedPets: 2 };

describe('[C2] the persons included in the price of a room', () => {
  test('[C2] are the property’s own number', () => {
    expect(allowedPersonsPerRoom({ ...LIMITS, defaultAllowedPersons: 3 })).toBe(3);
  });

  test('[C2] or the capacity of its type, where it has no number', () => {
    expect(allowedPersonsPerRoom(LIMITS)).toBe(4);
    expect(allowedPersonsPerRoom({ ...LIMITS, roomType: 'queen', defaultAllowedPersons: undefined })).toBe(2);
  });
});

describe('§5 [C7] the most pets', () => {
  test('[C7] are the property’s number where it is pet friendly, else 0', () => {
    expect(petLimit(LIMITS)).toBe(2);
    expect(petLimit({ ...LIMITS, isPetFriendly: false })).toBe(0);
  });
});
