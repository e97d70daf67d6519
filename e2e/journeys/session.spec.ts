import { more, reserve, reserveRoom } from '../support/guest/choose-stay.ts';
import { confirmButton, fillGuestDetails } from '../support/guest/pay.ts';
import { arriveSignedIn, openMenu, signIn, signOut, storedSession } from '../support/guest/sign-in.ts';
import { guestOn } from '../support/other-guest.ts';
import { expect, juneStay, test } from '../support/test.ts';
import { watch } from '../support/trouble.ts';

const STAY = juneStay(16, 18);
/** Of a guest who pays. */
const PAYING = '403 555 0193';

test('§2 §4 signing in continues a draft; signing out clears all @wide @daily', async ({ page, motel }) => {
  await page.goto('/carddetails/hoodoo-double');
  const modal = page.getByRole('dialog', { name: 'Sign in' });
  await reserve(page);
  await expect(modal).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(modal).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  const button = page.getByRole('button', { name: 'Sign In Instantly' });
  const mobile = page.getByLabel('Mobile number');
  await expect(button).toBeDisabled();
  await mobile.fill('not a number');
  await button.click();
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid mobile number.');
  await signIn(page);
  await expect(page).toHaveURL('/confirm');
  await expect(confirmButton(page)).toBeVisible();
  const [user, token] = await storedSession(page);
  expect(JSON.parse(user ?? '')).toMatchObject({ mobile: '+14035550117' });

  await openMenu(page);
  await expect(page.getByRole('banner')).toContainText('+1 403 555 0117');
  await page.getByRole('link', { name: 'Booking Details' }).click();
  await expect(page).toHaveURL('/booking-history');
  await expect(page.getByText('No Bookings Yet')).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL('/');
  expect(await storedSession(page)).toEqual([null, null]);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  const status = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${motel.url}/api/property/my-bookings`, { headers })).status;
  };
  await expect.poll(status, 'the server’s session').toBe(401);
});

test('decision 043 D5 a guest ends their other sessions; a form there is kept', async ({
  page,
  motel,
  browser,
  contextOptions,
}) => {
  const phone = await browser.newContext({ ...contextOptions, baseURL: motel.url });
  const trouble = watch(phone);
  const there = await phone.newPage();
  await arriveSignedIn(there, PAYING);
  await reserveRoom(there, 'hoodoo-double', STAY);
  await fillGuestDetails(there);
  await more(there, 'adults');
  await there.getByRole('checkbox', { name: 'I am bringing pets' }).check();

  await test.step('only where a stay was paid: the number alone signs nobody out', async () => {
    await arriveSignedIn(page, PAYING);
    await (await guestOn(page, motel)).book('river-queen', STAY);
    await page.goto('/booking-history');
    await expect(page.getByText('You are signed in on 1 other device.')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out there' }).click();
    await expect(page.getByText('You are signed out on all other devices.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Signed in as')).toBeVisible();
  });

  await test.step('D5 /confirm of the ended session asks to sign in, and goes on', async () => {
    trouble.expect(/401 .*create-checkout-session/);
    trouble.expect(/Error creating checkout session/);
    await confirmButton(there).click();
    const modal = there.getByRole('dialog', { name: 'Sign in' });
    await expect(modal).toContainText('Your session has ended.');
    await expect(there).toHaveURL('/confirm');
    expect(await storedSession(there)).toEqual([null, null]);
    await there.getByRole('button', { name: 'Close' }).click();
    await there.getByRole('button', { name: 'Sign in to go on' }).click();
    await signIn(there, PAYING);
    await expect(there.getByLabel('First name')).toHaveValue('Wren');
    await expect(there.getByRole('group', { name: 'Adults' })).toContainText('2 Adults');
    await expect(there.getByRole('checkbox', { name: 'I am bringing pets' })).toBeChecked();
    await confirmButton(there).click();
    await there.waitForURL('**/checkout/**');
  });
  expect(trouble.surprises()).toEqual([]);
  await phone.close();
});
