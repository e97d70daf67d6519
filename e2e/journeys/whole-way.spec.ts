import { formatDollars } from '@motel/booking-core';
import { bookingCard, chooseNights, more, pressGuests, reserve } from '../support/guest/choose-stay.ts';
import { confirmButton, fillGuestDetails, payWithTestCard, WREN } from '../support/guest/pay.ts';
import { readPrice } from '../support/guest/read-price.ts';
import { signIn } from '../support/guest/sign-in.ts';
import { stayCard } from '../support/guest/stay-card.ts';
import { expect, juneStay, test } from '../support/test.ts';

test('§1 §4 a guest books two nights with a pet at the card’s price @daily', async ({ page, motel }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/hotel-card');
  await page.getByRole('link', { name: 'Hoodoo Double' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoodoo Double');

  await chooseNights(page, juneStay(16, 18));
  await pressGuests(page);
  await more(page, 'pets');
  const onCard = await readPrice(bookingCard(page));
  // 2 × $119 and 2 × $15, then 5 % and 4 % rounded up (§9, D2).
  expect(formatDollars(onCard.total)).toBe('293');

  // The guests' panel is still open above it: one press is enough.
  await reserve(page);
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await signIn(page);
  await expect(page).toHaveURL('/confirm');
  expect((await readPrice(page)).total, 'D1: on /confirm').toBe(onCard.total);

  await fillGuestDetails(page);
  await expect(confirmButton(page)).toHaveText('Confirm & Pay $293 CAD');
  await confirmButton(page).click();
  await page.waitForURL('**/checkout/**');
  expect((await readPrice(page)).total, 'D1: at the checkout').toBe(onCard.total);
  await payWithTestCard(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();

  await page.getByRole('link', { name: 'View Orders' }).click();
  const booking = stayCard(page, 'Hoodoo Double');
  await expect(booking).toContainText('Wed Jun 16 → Fri Jun 18');
  await expect(booking).toContainText('confirmed');
  await expect(booking, 'D1: in history').toContainText('$293 CAD');
  const charges = await motel.db
    .selectFrom('folio_entries')
    .select('amount')
    .where('kind', '=', 'charge')
    .execute();
  const total = charges.reduce((sum, { amount }) => sum + amount, 0);
  expect(total, 'D1: at the motel').toBe(onCard.total);
  expect(await motel.db.selectFrom('bookings').select('status').execute()).toEqual([{ status: 'confirmed' }]);

  await motel.runJobs();
  const mail = (await motel.mails()).find(({ to }) => to.includes(WREN.email));
  expect(mail?.subject).toContain('confirmed: Wednesday, June 16, 2027');
  expect(mail?.text).toMatch(/Total +\$293\.00 CAD/);

  await motel.restart();
  await page.reload();
  await expect(booking, 'after a restart of the motel').toContainText('confirmed');
});
