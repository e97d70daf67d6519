import { fc, it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { DEFAULT_ROOM_TYPE, roomCapacity } from '../src/index.ts';

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
