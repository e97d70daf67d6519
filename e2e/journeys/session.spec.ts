import { juneStay } from '../support/dates.ts';
import { chooseNights, more, reserve, reserveRoom } from '../support/guest/choose-stay.ts';
import { confirmButton, fillGuestDetails, goToCheckout, payWithTestCard } from '../support/guest/pay.ts';
import {
  arriveHome,
  arriveSignedIn,
  openMenu,
  signIn,
  signOut,
  storedSession,
} from '../support/guest/sign-in.ts';
import type { Motel } from '../support/motel.ts';
import { expect, test } from '../support/test.ts';

const STAY = juneStay(16, 18);
/** Of a guest who pays. */
const PAYING = '403 555 0193';

test('§2 §4 sign-in needs ten characters, stores the session, goes home @desktop', async ({
  page,
  isMobile,
}) => {
  await page.goto('/signin');
  const button = page.getByRole('button', { name: 'Sign In Instantly' });
  const mobile = page.getByLabel('Mobile number');
  await expect(page.getByLabel('Country code')).toHaveValue('CA');
  await expect(button).toBeDisabled();
  await mobile.pressSequentially('403555011');
  await expect(button).toBeDisabled();
  await mobile.pressSequentially('7');
  await expect(button).toBeEnabled();
  await mobile.pressSequentially('89012345');
  await expect(mobile).toHaveValue('403555011789012');

  await mobile.fill('not a number');
  await button.click();
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid mobile number.');

  await signIn(page);
  await arriveHome(page);
  const [user, token] = await storedSession(page);
  expect(JSON.parse(user ?? '')).toMatchObject({ mobile: '+14035550117' });
  expect(token).toBeTruthy();
  await openMenu(page);
  await expect(page.getByRole('banner')).toContainText(isMobile ? 'Welcome, +14035550117' : '+14035550117');
  await page.getByRole('link', { name: 'Booking Details' }).click();
  await expect(page).toHaveURL('/booking-history');
});

test('§4 signing out clears storage, goes home, ends the server’s session', async ({ page, motel }) => {
  await arriveSignedIn(page);
  const [, token] = await storedSession(page);
  await page.goto('/booking-history');
  await signOut(page);
  await expect(page).toHaveURL('/');
  expect(await storedSession(page)).toEqual([null, null]);
  await openMenuOfVisitor();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();

  const status = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${motel.url}/api/property/my-bookings`, { headers })).status;
  };
  await expect.poll(status).toBe(401);

  async function openMenuOfVisitor(): Promise<void> {
    const menu = page.getByRole('banner').getByLabel('Menu');
    if (await menu.isVisible()) await menu.click();
  }
});

test('decision 043 a guest ends their sessions on other devices', async ({
  page,
  motel,
  browser,
  contextOptions,
}) => {
  const phone = await browser.newContext({ ...contextOptions, baseURL: motel.url });
  const there = await phone.newPage();
  await arriveSignedIn(there, PAYING);
  await arriveSignedIn(page, PAYING);
  // Only where a stay was paid: the number alone signs nobody out.
  await reserveRoom(page, 'river-queen', STAY);
  await goToCheckout(page);
  await payWithTestCard(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await page.goto('/booking-history');
  await expect(page.getByText('You are signed in on 1 other device.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out there' }).click();
  await expect(page.getByText('You are signed out on all other devices.')).toBeVisible();

  await there.goto('/booking-history');
  await expect(there.getByRole('dialog', { name: 'Sign in' })).toContainText('Your session has ended.');
  await page.reload();
  await expect(page.getByText('Signed in as')).toBeVisible();
  await phone.close();
});

test('D5 signing in or out in one tab does so in the other', async ({ page, context }) => {
  await arriveSignedIn(page);
  await page.goto('/booking-history');
  await expect(page.getByText('No Bookings Yet')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/');
  await signOut(other);
  await expect(page.getByText('Sign in with your mobile number to see your bookings.')).toBeVisible();

  await other.goto('/signin');
  await signIn(other);
  await expect(page.getByText('No Bookings Yet')).toBeVisible();
});

test('D5 a session that ends on /confirm opens the sign-in and keeps the form', async ({
  page,
  motel,
  trouble,
}) => {
  trouble.expect(/401 .*create-checkout-session/);
  trouble.expect(/Error creating checkout session/);
  await arriveSignedIn(page);
  await reserveRoom(page, 'hoodoo-double', STAY);
  await fillGuestDetails(page);
  await more(page, 'adults');
  await page.getByRole('checkbox', { name: 'I am bringing pets' }).check();
  await endSessions(motel);

  await confirmButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL('/confirm');
  expect(await storedSession(page)).toEqual([null, null]);

  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Sign in to go on' }).click();
  await signIn(page);
  await expect(page.getByLabel('First name')).toHaveValue('Wren');
  await expect(page.getByRole('group', { name: 'Adults' })).toContainText('2 Adults');
  await expect(page.getByRole('checkbox', { name: 'I am bringing pets' })).toBeChecked();
  await confirmButton(page).click();
  await page.waitForURL('**/checkout/**');
});

test('D5 with an ended session My Bookings asks to sign in, then shows stays', async ({
  page,
  motel,
  trouble,
}) => {
  trouble.expect(/401 .*my-bookings/);
  trouble.expect(/Failed to fetch bookings/);
  await arriveSignedIn(page);
  await endSessions(motel);
  await page.goto('/booking-history');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await signIn(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('No Bookings Yet')).toBeVisible();
});

test('§2 §4 X, Escape and backdrop close the modal; a later sign-in continues', async ({ page }) => {
  await page.goto('/carddetails/hoodoo-double');
  const modal = page.getByRole('dialog', { name: 'Sign in' });
  await reserve(page);
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
  await reserve(page);
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await reserve(page);
  await expect(modal).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(modal).toBeHidden();

  await openMenu(page);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page);
  await expect(page).toHaveURL('/confirm');
  await expect(confirmButton(page)).toBeVisible();
});

test('D5 a held draft continues when the guest signs in in another tab', async ({ page, context }) => {
  await page.goto('/carddetails/hoodoo-double');
  await chooseNights(page, STAY);
  await reserve(page);
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  const other = await context.newPage();
  await arriveSignedIn(other);
  await expect(page).toHaveURL('/confirm');
  await expect(page.getByText('Wed, Jun 16')).toBeVisible();
});

test('§2 /confirm without a draft goes home; /login is /signin', async ({ page }) => {
  await page.goto('/confirm');
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await expect(page).toHaveURL('/signin');
});

for (const [what, user, notice] of [
  ['an unreadable stored user', '{"id":', undefined],
  [
    'a stored user without an id',
    '{"mobile":"+14035550117"}',
    'User authentication required. Please log in again.',
  ],
] as const) {
  test(`§8 ${what} breaks no page; /confirm asks to sign in`, async ({ page, trouble }) => {
    if (notice === undefined) trouble.expect(/The stored user could not be read/);
    await arriveSignedIn(page);
    await reserveRoom(page, 'hoodoo-double', STAY);
    await expect(confirmButton(page)).toBeVisible();
    await page.evaluate((text) => localStorage.setItem('user', text), user);

    for (const path of ['/', '/hotel-card', '/carddetails/hoodoo-double', '/Payment-Success', '/terms']) {
      const other = await page.context().newPage();
      await other.goto(path);
      await openMenu(other).catch(() => {});
      await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
      await other.close();
    }
    await page.reload();
    await expect(page).toHaveURL('/signin');
    if (notice) await expect(page.getByRole('alert')).toHaveText(notice);
    await signIn(page);
    await expect(page).toHaveURL('/confirm');
    await expect(confirmButton(page)).toBeVisible();
  });
}

/** Ends every session, as after thirty days or a sign-out elsewhere. */
async function endSessions(motel: Motel): Promise<void> {
  await motel.db.updateTable('auth_sessions').set({ revoked_at: motel.clock.now() }).execute();
}
