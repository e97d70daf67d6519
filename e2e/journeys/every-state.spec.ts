import { motel } from '@motel/content/testing';
import { sitePaths, wordPaths } from '@motel/web/site-paths';
import { datesField, day, more, pressGuests, reserve, reserveRoom } from '../support/guest/choose-stay.ts';
import { CARDS, confirmButton, fillGuestDetails, payWithTestCard } from '../support/guest/pay.ts';
import { beSignedIn, openMenu, signIn } from '../support/guest/sign-in.ts';
import { stayCard } from '../support/guest/stay-card.ts';
import { otherGuest } from '../support/other-guest.ts';
import { expect, juneStay, type Locator, test } from '../support/test.ts';

const STAY = juneStay(16, 18);

const WINDOWS = [
  [1024, 640],
  [1280, 720],
  [1366, 768],
  [1280, 800],
  [390, 844],
] as const;

/** Pages with parts of their own: address and heading. */
const OWN_PAGES = [
  ['/', 'Sleep where the dinosaurs did.'],
  ['/get-app', 'The app is coming soon.'],
  ['/card', 'Every key on the board.'],
  ['/hotel-card', 'Pick your key.'],
  ['/gallery', 'Ten places around town.'],
  ['/carddetails/hoodoo-double', 'Hoodoo Double'],
  ['/carddetails/no-such-room', 'Property not found.'],
  ['/signin', 'Come on in.'],
  ['/feedback', 'Drop us a line.'],
  ['/Payment-Success', 'Payment Successful!'],
  ['/stay/any', 'Your stay'],
  ['/stay/any/receipt', 'Your stay'],
  ['/booking-history', 'My Bookings'],
  ['/no-such-page', 'No room at this address.'],
] as const;

const WORD_PAGES = Object.entries(motel.pages).map(([name, { headline }]) => [`/${name}`, headline] as const);

test('§2 exactly the paths of the route table are checked', () => {
  const looked = [...OWN_PAGES, ...WORD_PAGES]
    .map(([path]) => path.replace('hoodoo-double', ':id').replace('/stay/any', sitePaths.stay))
    .filter((path) => !path.includes('/no-such-'));
  // /login only forwards (D5), and so does /confirm without a stay.
  const served = [...Object.values(sitePaths), ...wordPaths].filter(
    (path) => path !== sitePaths.login && path !== sitePaths.confirm,
  );
  expect(looked.sort()).toEqual([...new Set(served)].sort());
});

for (const [what, pages] of [
  ['page with parts of its own', OWN_PAGES],
  ['page of words', WORD_PAGES],
] as const) {
  test(`§2 every public ${what} looks good`, async ({ page, trouble }) => {
    for (const [index, [path, heading]] of pages.entries()) {
      if (path.includes('no-such')) trouble.expect(new RegExp(`404 .*${path}`));
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        // Pages of words are one layout: the first shows it on a desktop.
        const shown = expect(page);
        await (pages === WORD_PAGES && index > 0 ? shown.toLookGoodHere() : shown.toLookGood());
      });
    }
  });
}

test('§4 every popup, dialog and refusal looks good', async ({ page, motel, trouble }) => {
  trouble.expect(/409/);
  trouble.expect(/no longer free/);
  await page.goto('/');
  await openMenu(page);
  await expect(page).toLookGood();
  await page.keyboard.press('Escape');
  await datesField(page).click();
  await expect(day(page, STAY.checkIn)).toBeVisible();
  await expect(page).toLookGood();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Travelers/ }).click();
  await expect(page).toLookGoodHere();

  await page.goto('/carddetails/trucker-single');
  await (await otherGuest(motel)).book('trucker-single', juneStay(20, 22), 4);
  await datesField(page).click();
  await expect(day(page, juneStay(20, 22).checkIn)).toBeDisabled();
  await expect(page).toLookGoodHere();
  await day(page, STAY.checkIn).click();
  await day(page, STAY.checkOut).click();
  await pressGuests(page);
  await expect(page).toLookGoodHere();
  await pressGuests(page);
  await reserve(page);
  await page.getByLabel('Mobile number').fill('nonsense!!');
  await page.getByRole('button', { name: 'Sign In Instantly' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toLookGoodHere();
  await signIn(page);
  await more(page, 'adults', 2);
  await confirmButton(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page).toLookGood();

  await fillGuestDetails(page);
  await (await otherGuest(motel)).book('trucker-single', STAY, 4);
  await confirmButton(page).click();
  await expect(page.getByRole('link', { name: 'Choose other dates' })).toBeVisible();
  await expect(page).toLookGood();
});

test('§4 §2 §2.15 form, question, checkout, My Bookings look good', async ({ page, motel, trouble }) => {
  const me = await otherGuest(motel, '+14035550117');
  await me.book('river-queen', STAY);
  await me.hold('hoodoo-double', STAY);
  await beSignedIn(page);
  await page.goto('/booking-history');
  await expect(stayCard(page, 'River Queen')).toBeVisible();
  await expect(page).toLookGood();
  await reserveRoom(page, 'river-queen', STAY);
  await test.step('§2.15 the total and the button are in sight together', async () => {
    const total = page.locator('dl').filter({ hasText: /^Total\s*\$/ });
    const own = page.viewportSize();
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const size = `${width} by ${height}`;
      await expect(total, size).toBeInViewport({ ratio: 1 });
      await expect(confirmButton(page), size).toBeInViewport({ ratio: 1 });
      await expect.poll(() => overlap(total, confirmButton(page)), size).toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await confirmButton(page).click();
    await expect(page.getByText('Please fix the errors below')).toBeVisible();
    await expect(total).toBeInViewport({ ratio: 1 });
    await expect(page).toLookGoodHere();
    if (own) await page.setViewportSize(own);
  });
  await fillGuestDetails(page);
  await confirmButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toLookGoodHere();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL('**/checkout/**');
  await expect(page).toLookGood();
  await payWithTestCard(page, CARDS.declined);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toLookGoodHere();

  trouble.expect(/404 .*checkout-session/);
  trouble.expect(/no such checkout/);
  await page.goto('/Payment-Success?session=made-up');
  await expect(page.getByRole('heading', { name: 'We cannot tell yet' })).toBeVisible();
  await expect(page).toLookGoodHere();
  trouble.expect(/404 .*embedded/);
  await page.goto('/checkout/embedded/made-up');
  await expect(page.getByRole('heading', { name: 'There is no such checkout.' })).toBeVisible();
  await expect(page).toLookGoodHere();
});

/** Px by which one element reaches over another one. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) return Number.POSITIVE_INFINITY;
  return Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
}
