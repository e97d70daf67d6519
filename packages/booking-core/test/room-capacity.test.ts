import { fc, it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { DEFAULT_ROOM_TYPE, roomCapacity } from '../src/index.ts';

describe('§9 [C1] the capacity of a room type', () => {
  test.each([
    ['double', 4],
    ['Double Queen', 4],
    ['TWIN', 4],
    ['Deluxe quad suite', 4],
    ['single', 2],
    ['King', 2],
    ['Classic Triple Room', 2],
    ['', 2],
  ] as const)('[C1] %s: %i', (roomType, capacity) => {
    expect(roomCapacity(roomType)).toBe(capacity);
  });

  test('[C1] a property without a room type has doubles', () => {
    expect(DEFAULT_ROOM_TYPE).toBe('double');
  });

  it.prop([fc.string(), fc.constantFrom('double', 'Twin', 'QUAD'), fc.string()])(
    '[C1] the word counts anywhere in the type',
    (before, word, after) => {
      expect(roomCapacity(`${before}${word}${after}`)).toBe(4);
    },
  );

  it.prop([fc.string()])('[C1] any type holds 2 or 4', (roomType) => {
    expect(roomCapacity(roomType)).toBe(/double|twin|quad/i.test(roomType) ? 4 : 2);
  });
});
