import { test as base, expect } from '@playwright/test';
import { type Motel, openMotel, type RoomChanges } from './motel.ts';
import { type Trouble, watch } from './trouble.ts';

export interface MotelOptions {
  /** How the motel's rooms differ from the demo's, e.g. only one of a kind. @default no difference */
  rooms: RoomChanges;
  /** How its environment differs from that of `npm start`, e.g. `HISTORY_SCOPE`. @default no difference */
  settings: NodeJS.ProcessEnv;
}

interface Fixtures {
  motel: Motel;
  /** Pages in which something goes wrong fail their test, unless the test says what it expects. */
  trouble: Trouble;
}

/** A journey: every one has a motel of its own, and its pages are watched. */
export const test = base.extend<MotelOptions & Fixtures>({
  rooms: [{}, { option: true }],
  settings: [{}, { option: true }],

  motel: async ({ rooms, settings }, use, testInfo) => {
    const motel = await openMotel(testInfo.outputPath('motel'), rooms, settings);
    await use(motel);
    await motel.remove();
  },

  baseURL: ({ motel }, use) => use(motel.url),

  trouble: [
    async ({ context }, use) => {
      const trouble = watch(context);
      await use(trouble);
      expect(trouble.surprises(), 'what goes wrong inside the pages').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
