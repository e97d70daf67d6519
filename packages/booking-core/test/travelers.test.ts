import { fc, it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  DEFAULT_TRAVELERS,
  LEAST_TRAVELERS,
  stepTravelers,
  type Travelers,
  travelersSummary,
} from '../src/index.ts';

const fields = fc.constantFrom<keyof Travelers>('adult', 'children', 'rooms');

describe('§5 [P6] search travelers', () => {
  test('[P6] search starts with 2 adults, no children and 1 room', () => {
    expect(DEFAULT_TRAVELERS).toEqual({ adult: 2, children: 0, rooms: 1 });
  });

  test('[P6] minus stops at 1 adult, no children and no rooms', () => {
    let travelers = DEFAULT_TRAVELERS;
    for (const field of ['adult', 'children', 'rooms', 'adult', 'children', 'rooms'] as const) {
      travelers = stepTravelers(travelers, field, -1);
    }
    expect(travelers).toEqual({ adult: 1, children: 0, rooms: 0 });
    expect(LEAST_TRAVELERS).toEqual(travelers);
  });

  test('[P6] there is no upper limit', () => {
    expect(stepTravelers({ adult: 5000, children: 0, rooms: 1 }, 'adult', 1).adult).toBe(5001);
  });

  it.prop([fc.array(fc.tuple(fields, fc.constantFrom<1 | -1>(1, -1)))])(
    '[P6] a press moves its own field by one or, at the least, not at all',
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

test('§2 [P7] the summary is literal, also for one adult or two rooms', () => {
  expect(travelersSummary(DEFAULT_TRAVELERS)).toBe('2 adults · 0 children · 1 room');
  expect(travelersSummary({ adult: 1, children: 1, rooms: 2 })).toBe('1 adults · 1 children · 2 room');
});
