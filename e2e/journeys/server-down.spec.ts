import { datesField, day, reserveRoom } from '../support/guest/choose-stay.ts';
import { confirmButton, fillGuestDetails } from '../support/guest/pay.ts';
import { arriveSignedIn } from '../support/guest/sign-in.ts';
import type { Motel } from '../support/motel.ts';
import { expect, juneStay, type Locator, type Page, test } from '../support/test.ts';

// The browser's own messages about a server that does not answer.
const UNREACHABLE = /net::ERR_/;

test('§2 §4 §8 each page says that the motel is down; a retry works', async ({ page, motel, trouble }) => {
  trouble.expect(UNREACHABLE);
  trouble.expect(/The page broke/);
  // Its styles fail first where the press has requested them before the click.
  trouble.expect(/Failed to fetch|No styles at/);
  trouble.expect(/Error creating checkout session/);

  await arriveSignedIn(page);
  await test.step('§2 a page whose code cannot load is the error page', async () => {
    await page.getByRole('button', { name: 'Search' }).waitFor();
    await motel.stop();
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('heading', { name: 'Stay' }).click();
    await footer.getByRole('link', { name: 'Rooms', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'The light went out.' })).toBeVisible();
    await expect(page).toHaveURL('/hotel-card');
    await motel.restart();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('article')).toHaveCount(6);
  });

  await test.step('§8 /confirm has a red box', async () => {
    await reserveRoom(page, 'river-queen', juneStay(16, 18));
    await fillGuestDetails(page);
    await goesDownAt(page, motel, '**/create-checkout-session');
    await confirmButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Failed to create booking. Please try again.');
    await expect(page.getByRole('alert'), 'red').toHaveCSS('background-color', 'rgb(251, 224, 210)');
    await expect(confirmButton(page)).toBeEnabled();
    await comesBack(page, motel);
    await confirmButton(page).click();
    await page.waitForURL('**/checkout/**');
  });
});

test('§2 §4 styles that failed to load are there when they are needed again', async ({ page, trouble }) => {
  trouble.expect(UNREACHABLE);
  const failing = '**/assets/*.css';
  await test.step('of a calendar', async () => {
    await page.goto('/carddetails/river-queen');
    await page.route(failing, (route) => route.abort('connectionfailed'));
    await datesField(page).click();
    await expect(page.getByText('The calendar could not be loaded.')).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await datesField(page).click();
    await datesField(page).click();
    const { checkIn, checkOut } = juneStay(16, 17);
    await expectSideBySide(day(page, checkIn), day(page, checkOut));
  });

  await test.step('of a page that a link prefetches', async () => {
    await page.goto('/hotel-card');
    await page.route(failing, (route) => route.abort('connectionfailed'));
    await page.getByRole('contentinfo').getByRole('heading', { name: 'Plan' }).click();
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' });
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
    await link.hover();
    await failed;
    await page.unrouteAll({ behavior: 'wait' });
    await link.click();
    await expect(page).toHaveURL('/gallery');
    const places = page.getByRole('main').getByRole('figure');
    await expectSideBySide(places.nth(0), places.nth(1));
  });
});

/** Checks that they are side by side, as their styles place them; without styles they are below each other. */
async function expectSideBySide(one: Locator, other: Locator): Promise<void> {
  const left = async (part: Locator) => (await part.boundingBox())?.x ?? 0;
  await expect.poll(async () => (await left(other)) - (await left(one))).toBeGreaterThan(0);
}

/** The motel stops at the moment when this page makes a call. @param call a glob of its address */
async function goesDownAt(page: Page, motel: Motel, call: string): Promise<void> {
  await page.route(call, async (route) => {
    await motel.stop();
    await route.continue();
  });
}

/** The motel is back, and stays up. */
async function comesBack(page: Page, motel: Motel): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
  await motel.restart();
}
