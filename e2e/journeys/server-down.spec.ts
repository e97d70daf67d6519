import type { Locator, Page } from '@playwright/test';
import { juneStay } from '../support/dates.ts';
import { comesBack, goesDownAt } from '../support/goes-down.ts';
import { datesField, day, reserveRoom } from '../support/guest/choose-stay.ts';
import { confirmButton, fillGuestDetails } from '../support/guest/pay.ts';
import { arriveSignedIn, signIn } from '../support/guest/sign-in.ts';
import { hueOf } from '../support/hue.ts';
import { expect, test } from '../support/test.ts';

// The browser's own messages about a server that does not answer.
const UNREACHABLE = /net::ERR_/;

test('§8 sign-in while the motel is down: an alert, and a retry works', async ({ page, motel, trouble }) => {
  trouble.expect(UNREACHABLE);
  trouble.expect(/Error authenticating with mobile/);
  await page.goto('/signin');
  await goesDownAt(page, motel, '**/authenticate-with-mobile');
  await signIn(page);
  await expect(page.getByRole('alert')).toHaveText('Authentication failed. Please try again.');
  await comesBack(page, motel);
  await signIn(page);
  await expect(page).toHaveURL('/');
});

test('§4 §8 while the motel is down the list stays empty; a retry fills it', async ({
  page,
  motel,
  trouble,
}) => {
  trouble.expect(UNREACHABLE);
  trouble.expect(/Failed to fetch property cards/);
  await arriveSignedIn(page);
  // Only the call: the page's scripts are loading at the same moment.
  await page.route('**/get-all-properties', (route) => route.abort('connectionrefused'));
  await openRooms(page);
  await expect(page.getByText('Our rooms could not be loaded.')).toBeVisible();
  await expect(page.getByText('Loading properties...')).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(0);
  await comesBack(page, motel);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
});

test('§8 a room that fails to load, or is unknown: Property not found.', async ({ page, motel, trouble }) => {
  trouble.expect(/404 .*no-such-room/);
  await page.goto('/carddetails/no-such-room');
  await expect(page.getByText('Property not found.')).toBeVisible();

  trouble.expect(UNREACHABLE);
  trouble.expect(/Error fetching property detail/);
  // From here on the browser fetches by itself: before hydration the server answers a link.
  await arriveSignedIn(page);
  await openRooms(page);
  await goesDownAt(page, motel, '**/getPropertyDetail/*');
  await page.getByRole('link', { name: 'River Queen' }).click();
  await expect(page.getByText('Property not found.')).toBeVisible();
});

test('§8 checkout while the motel is down: a red box, and a retry works', async ({
  page,
  motel,
  trouble,
}) => {
  trouble.expect(UNREACHABLE);
  trouble.expect(/Error creating checkout session/);
  await arriveSignedIn(page);
  await reserveRoom(page, 'river-queen', juneStay(16, 18));
  await fillGuestDetails(page);
  await goesDownAt(page, motel, '**/create-checkout-session');
  await confirmButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to create booking. Please try again.');
  expect(await hueOf(page.getByRole('alert'))).toBe('red');
  await expect(confirmButton(page)).toBeEnabled();
  await comesBack(page, motel);
  await confirmButton(page).click();
  await page.waitForURL('**/checkout/**');
});

test('§2 §8 My Bookings while the motel is down: an error; Try Again works', async ({
  page,
  motel,
  trouble,
}) => {
  trouble.expect(UNREACHABLE);
  trouble.expect(/Failed to fetch bookings/);
  await arriveSignedIn(page);
  await goesDownAt(page, motel, '**/my-bookings');
  await page.goto('/booking-history');
  await expect(page.getByText('Error loading bookings')).toBeVisible();
  await expect(page.getByText('Failed to fetch bookings')).toBeVisible();
  await comesBack(page, motel);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('No Bookings Yet')).toBeVisible();
});

test('§2 a page that fails to load shows the error page; Try Again works', async ({
  page,
  motel,
  trouble,
}) => {
  trouble.expect(UNREACHABLE);
  trouble.expect(/The page broke/);
  // Its styles fail first where the press has requested them before the click.
  trouble.expect(/Failed to fetch|No styles at/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Search' }).waitFor();
  await motel.stop();
  await openRooms(page);
  await expect(page.getByRole('heading', { name: 'The light went out.' })).toBeVisible();
  await expect(page).toHaveURL('/hotel-card');
  await motel.restart();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
});

test('§4 a calendar without styles has them when it opens again', async ({ page, motel, trouble }) => {
  trouble.expect(UNREACHABLE);
  await page.goto('/carddetails/river-queen');
  await page.route('**/assets/*.css', (route) => route.abort('connectionfailed'));
  await datesField(page).click();
  await expect(page.getByText('The calendar could not be loaded.')).toBeVisible();
  await comesBack(page, motel);
  await datesField(page).click();
  await datesField(page).click();
  const { checkIn, checkOut } = juneStay(16, 17);
  await expectSideBySide(day(page, checkIn), day(page, checkOut));
});

test('§2 a page whose styles failed to prefetch has them after the click', async ({
  page,
  motel,
  trouble,
}) => {
  trouble.expect(UNREACHABLE);
  await page.goto('/hotel-card');
  await page.route('**/assets/*.css', (route) => route.abort('connectionfailed'));
  await page.getByRole('contentinfo').getByRole('heading', { name: 'Plan' }).click();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
  await link.hover();
  await failed;
  await comesBack(page, motel);
  await link.click();
  await expect(page).toHaveURL('/gallery');
  const places = page.getByRole('main').getByRole('figure');
  await expectSideBySide(places.nth(0), places.nth(1));
});

/** Checks that they are side by side, as their styles place them; without styles they are below each other. */
async function expectSideBySide(one: Locator, other: Locator): Promise<void> {
  const left = async (part: Locator) => (await part.boundingBox())?.x ?? 0;
  await expect.poll(async () => (await left(other)) - (await left(one))).toBeGreaterThan(0);
}

/** By the footer, whose groups are folded on phones. */
async function openRooms(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('heading', { name: 'Stay' }).click();
  await footer.getByRole('link', { name: 'Rooms', exact: true }).click();
}
