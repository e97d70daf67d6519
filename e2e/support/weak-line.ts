import type { CDPSession, Locator, Page } from '@playwright/test';
import { juneStay } from './dates.ts';
import { datesField } from './guest/choose-stay.ts';

/** 400 kbit/s. @param latency in ms */
export async function weakLine(devtools: CDPSession, latency = 400): Promise<void> {
  await devtools.send('Network.enable');
  const line = { offline: false, latency, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await devtools.send('Network.emulateNetworkConditions', line);
}

interface Press {
  readonly what: string;
  readonly path: string;
  readonly press: (page: Page) => Locator;
  readonly seen: (page: Page) => Locator;
  /** The most that it may request: one after another, in all, and in bytes. */
  readonly budget: { readonly waves: number; readonly requests: number; readonly bytes: number };
  /** The most round trips that a guest on a weak line waits. */
  readonly trips: number;
}

const { checkIn, checkOut } = juneStay(20, 22);

/** H14: presses whose code loads with them. */
export const LOADING_PRESSES: readonly Press[] = [
  {
    what: 'Search',
    path: '/',
    press: (page) => page.getByRole('button', { name: 'Search' }),
    seen: (page) => page.getByRole('main').getByText('CAD plus taxes').first(),
    budget: { waves: 2, requests: 3, bytes: 4_500 },
    trips: 7.5,
  },
  {
    what: 'Dates',
    path: '/',
    press: datesField,
    seen: (page) => page.getByRole('gridcell').first(),
    budget: { waves: 1, requests: 2, bytes: 37_000 },
    trips: 3.75,
  },
  {
    what: 'Reserve',
    path: `/carddetails/hoodoo-double?checkin=${checkIn}&checkout=${checkOut}`,
    press: (page) => page.getByRole('button', { name: 'Reserve' }),
    seen: (page) => page.getByRole('dialog').getByLabel('Mobile number'),
    budget: { waves: 2, requests: 3, bytes: 8_000 },
    trips: 3.75,
  },
];
