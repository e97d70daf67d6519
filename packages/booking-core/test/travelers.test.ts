import { fc, it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { DEFAULT_TRAVELERS, ENGLISH, LEAST_TRAVELERS, type Party, stepTravelers } from '../src/index.ts';

const fields = fc.constantFrom<keyof Party>('adults', 'children', 'rooms');

describe('§5 [P6] search travelers', () => {
  test('[P6] search starts with 2 adults, no children and 1 room', () => {
    expect(DEFAULT_TRAVELERS).toEqual({ adults: 2, children: 0, infants: 0, pets: 0, rooms: 1 });
  });

  test('[P6] minus stops at 1 adult, no children and no rooms', () => {
    let travelers = DEFAULT_TRAVELERS;
    for (const field of ['adults', 'children', 'rooms', 'adults', 'children', 'rooms'] as const) {
      travelers = stepTravelers(travelers, field, -1);
    }
    expect(travelers).toEqual({ adults: 1, children: 0, infants: 0, pets: 0, rooms: 0 });
    expect(LEAST_TRAVELERS).toEqual(travelers);
  });

  test('[P6] there is no upper limit', () => {
    expect(stepTravelers({ ...DEFAULT_TRAVELERS, adults: 5000 }, 'adults', 1).adults).toBe(5001);
  });

  it.prop([fc.array(fc.tuple(fields, fc.constantFrom<1 | -1>(1, -1)))])(
    '[P6] a press changes its own count by one, or minus at the least by none',
    (presses) => {
      let travelers = DEFAULT_TRAVELERS;
      for (const [field, step] of presses) {
        const before = travelers;
        travelers = stepTravelers(before, field, step);
        const isStopped = step === -1 && before[field] === LEAST_TRAVELERS[field];
        expect(travelers).toEqual({ ...before, [field]: before[field] + (isStopped ? 0 : step) });
      }
    },
  );
});

test('§2 [P7] the summary keeps its plurals for one adult and two rooms', () => {
  expect(ENGLISH.travelers(DEFAULT_TRAVELERS)).toBe('2 adults · 0 children · 1 room');
  expect(ENGLISH.travelers({ ...DEFAULT_TRAVELERS, adults: 1, children: 1, rooms: 2 })).toBe(
    '1 adults · 1 children · 2 room',
  );
});
