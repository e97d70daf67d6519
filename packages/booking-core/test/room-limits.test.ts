import { describe, expect, test } from 'vitest';
import { allowedPersonsPerRoom, petLimit, type RoomLimits } from '../src/index.ts';

const LIMITS: RoomLimits = { roomType: 'double', isPetFriendly: true, allowedPets: 2 };

describe('[C2] persons that the price of a room includes', () => {
  test('[C2] the property’s own number', () => {
    expect(allowedPersonsPerRoom({ ...LIMITS, defaultAllowedPersons: 3 })).toBe(3);
  });

  test('[C2] or what its type holds, where it has none', () => {
    expect(allowedPersonsPerRoom(LIMITS)).toBe(4);
    expect(allowedPersonsPerRoom({ ...LIMITS, roomType: 'queen', defaultAllowedPersons: undefined })).toBe(2);
  });
});

describe('§5 [C7] the most pets', () => {
  test('[C7] the property’s number where it is pet friendly, else none', () => {
    expect(petLimit(LIMITS)).toBe(2);
    expect(petLimit({ ...LIMITS, isPetFriendly: false })).toBe(0);
  });
});
