import { expect, test } from 'vitest';
import { civilDate, defaultStay, reserveStep } from '../src/index.ts';

const STAY = defaultStay(civilDate('2026-11-21'));

test.each([
  ['without dates', undefined, true, { kind: 'disabled' }],
  ['without dates, signed out', undefined, false, { kind: 'disabled' }],
  ['signed out', STAY, false, { kind: 'sign-in', stay: STAY }],
  ['signed in', STAY, true, { kind: 'confirm', stay: STAY }],
] as const)('§4 [B8] Reserve %s', (_, stay, isSignedIn, step) => {
  expect(reserveStep(stay, isSignedIn)).toEqual(step);
});
