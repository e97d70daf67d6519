import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type Motel, openMotel, type RoomChanges } from './motel.ts';
import { type Trouble, watch } from './trouble.ts';

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

export { expect };
