import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CivilDate, civilDate, type Stay } from '@motel/booking-core';
import { test as base, expect as baseExpect, type Page } from '@playwright/test';
import { expectGoodLook, expectGoodLookHere } from './look.ts';
import { type Motel, openMotel, type RoomChanges } from './motel.ts';
import { type Trouble, watch } from './trouble.ts';

/** The motel's today when journeys begin. */
export const TODAY = civilDate('2027-06-14');

/** A day of the June in which journeys begin. */
export function june(day: number): CivilDate {
  return civilDate(`2027-06-${String(day).padStart(2, '0')}`);
}

export function juneStay(checkIn: number, checkOut: number): Stay {
  return { checkIn: june(checkIn), checkOut: june(checkOut) };
}

/** Also of a page's look: what `look.ts` says of it. */
export const expect = baseExpect.extend({
  toLookGood: (page: Page) => matched(expectGoodLook(page)),
  toLookGoodHere: (page: Page) => matched(expectGoodLookHere(page)),
});

/** The answer of a matcher whose expectation throws by itself. */
async function matched(expected: Promise<void>) {
  await expected;
  return { pass: true, message: () => 'A page that looks good cannot be expected not to.' };
}

export interface MotelOptions {
  /** The rooms' differences from the demo's, e.g. only one of a kind. @default none */
  rooms: RoomChanges;
  /** Environment settings that differ from `npm start`, e.g. `HISTORY_SCOPE`. @default none */
  settings: NodeJS.ProcessEnv;
}

interface Fixtures {
  motel: Motel;
  /** Errors in pages fail their test, unless the test expects them. */
  trouble: Trouble;
}

/** A journey: each has a motel of its own, and its pages are watched for errors. */
export const test = base.extend<MotelOptions & Fixtures>({
  rooms: [{}, { option: true }],
  settings: [{}, { option: true }],

  motel: async ({ rooms, settings }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'motel-journey-'));
    const motel = await openMotel(folder, rooms, settings);
    await use(motel);
    await motel.remove();
  },

  baseURL: ({ motel }, use) => use(motel.url),

  trouble: [
    async ({ context }, use) => {
      const trouble = watch(context);
      await use(trouble);
      expect(trouble.surprises(), 'errors inside the pages').toEqual([]);
    },
    { auto: true },
  ],
});

export type { Locator, Page } from '@playwright/test';
