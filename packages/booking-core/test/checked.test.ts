import { expect, test } from 'vitest';
import { accepted, refused } from '../src/index.ts';

test('[R1] a check answers with the accepted value', () => {
  expect(accepted('2026-11-21')).toEqual({ ok: true, value: '2026-11-21' });
});

test('[R1] or with every violation as field, rule and sentence', () => {
  const violation = { field: 'pets', rule: 'V17', message: 'Please specify number of pets' };
  expect(refused(violation, violation)).toEqual({ ok: false, violations: [violation, violation] });
});
