import type { CivilDate, Stay } from '@motel/booking-core';
import type { Locator, Page } from '@playwright/test';

export function bookingCard(page: Page): Locator {
  return page.getByRole('region', { name: 'Book this room' });
}

/** The field that opens the calendar, on the booking card or in the search box. */
export function datesField(page: Page): Locator {
  return page.getByRole('button', { name: /^Dates/ });
}

/** A day of the open calendar, by its date alone: its accessible name also says what a press does. */
export function day(page: Page, date: CivilDate): Locator {
  return page.getByRole('gridcell', { name: spoken(date) });
}

/** Opens the calendar and presses both ends of a stay; it closes by itself. */
export async function chooseNights(page: Page, stay: Stay): Promise<void> {
  await datesField(page).click();
  await chooseNightsInOpenCalendar(page, stay);
}

export async function chooseNightsInOpenCalendar(page: Page, { checkIn, checkOut }: Stay): Promise<void> {
  await day(page, checkIn).click();
  await day(page, checkOut).click();
}

/** Presses plus. On the booking card the guests' panel has to be open. */
export async function more(
  page: Page,
  what: 'adults' | 'children' | 'infants' | 'pets' | 'rooms' | 'extra persons',
  times = 1,
): Promise<void> {
  for (let time = 0; time < times; time++) await page.getByRole('button', { name: `More ${what}` }).click();
}

/** Opens or closes the guests' panel of the booking card. */
export async function pressGuests(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Guests/ }).click();
}

export async function reserve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reserve' }).click();
}

/** From a link to a room and nights straight to /confirm, for a signed-in guest. @param language before the paths, such as `/en` */
export async function reserveRoom(
  page: Page,
  propertyId: string,
  { checkIn, checkOut }: Stay,
  language = '',
): Promise<void> {
  await page.goto(`${language}/carddetails/${propertyId}?checkin=${checkIn}&checkout=${checkOut}`);
  await reserve(page);
  await page.waitForURL(`${language}/confirm`);
}

const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** `Monday, June 14, 2027`. */
const spoken = (date: CivilDate): string => LONG.format(new Date(date));
