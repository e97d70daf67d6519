import type { CDPSession, Locator, Page } from '@playwright/test';
import { datesField } from './guest/choose-stay.ts';

/** 400 kbit/s and 400 ms. */
export async function weakLine(devtools: CDPSession): Promise<void> {
  const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
}

const ROOM = '/carddetails/hoodoo-double?checkin=2027-06-20&checkout=2027-06-22';
type Find = (page: Page) => Locator;
const button = (name: string) => (page: Page) => page.getByRole('button', { name });
const price: Find = (page) => page.getByRole('main').getByText('CAD plus taxes').first();
const day: Find = (page) => page.getByRole('gridcell').first();
const number: Find = (page) => page.getByRole('dialog').getByLabel('Mobile number');

/**
 * H14: presses whose code loads with them, and what each shows; the most that it may request, one after another, in all and
 * in bytes; and the most round trips of a weak line that a guest waits.
 */
export const LOADING_PRESSES = [
  ['Search', '/', button('Search'), price, { waves: 2, requests: 5, bytes: 7_000 }, 7.5],
  ['Dates', '/', datesField, day, { waves: 1, requests: 2, bytes: 37_000 }, 3.75],
  ['Reserve', ROOM, button('Reserve'), number, { waves: 2, requests: 5, bytes: 11_000 }, 3.75],
] as const;
