import { expect, test } from 'vitest';
import { typedNumber } from '../../src/features/site/part-draft.ts';

test.each([
  ['2850', 2850],
  ['2,850', 2850],
  ['2,850.50', 2850.5],
  ['2.850,50', 2850.5],
  ['2 850', 2850],
  ['$ 129', 129],
  ['12,5', 12.5],
  ['30 %', 30],
  ['9.975', 9.975],
  ['-112.7135', -112.7135],
  ['16:00', undefined],
  ['none', undefined],
  ['', undefined],
])('§14.15 “%s”, typed for a number, is %s', (typed, number) => expect(typedNumber(typed)).toBe(number));
