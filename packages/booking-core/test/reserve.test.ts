import { expect, test } from 'vitest';
import { civilDate, defaultStay, reserveStep } from '../src/index.ts';

const STAY = defaultStay(civilDate('2026-11-21'));

test.each([
  ['without dates', undefined, true, 'disabled'],
  ['without dates, signed out', undefined, false, 'disabled'],
  ['signed out', STAY, false, 'sign-in'],
  ['signed in', STAY, true, 'confirm'],
] as const)('§4 [B8] Reserve %s', (_, stay, isSignedIn, step) => {
  expect(reserveStep(stay, isSignedIn)).toBe(step);
});
