import { juneStay } from '../support/dates.ts';
import { openDesk } from '../support/desk.ts';
import { reserveRoom } from '../support/guest/choose-stay.ts';
import { goToCheckout, payWithTestCard } from '../support/guest/pay.ts';
import { beSignedIn } from '../support/guest/sign-in.ts';
import { expectGoodLookHere } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

test('§14.16, X7: a guest orders breakfast and pays a deposit', async ({ page, motel, browser }) => {
  const desk = await (await browser.newContext({ baseURL: motel.url })).newPage();
  await openDesk(desk, motel, { path: 'rates/articles', role: 'owner', name: 'Odile Gagné' });
  await desk.getByRole('button', { name: 'Add an article' }).click();
  const fresh = desk.getByRole('group').last();
  await fresh.getByLabel('Name', { exact: true }).fill('Breakfast');
  await fresh.getByLabel('Price of one').fill('12');
  await fresh.getByLabel('Guests may order it').selectOption('For each night');
  await fresh.getByLabel('The most on a night').fill('3');
  await fresh.getByLabel('Pays Taxes').check();
  await desk.getByRole('button', { name: 'Use these 7 now' }).click();
  await expect(desk.getByRole('button', { name: 'Use these 7 now' })).toBeDisabled();
  await desk.goto('/desk/rates/terms');
  await desk.getByRole('button', { name: /^Paid on booking/ }).click();
  await desk.getByRole('button', { name: 'half of the stay' }).click();
  await desk.getByRole('button', { name: /^The rest/ }).click();
  await desk.getByLabel(/^Another/).fill('1 day');
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: 'Save for new bookings' }).click();
  await expect(desk.getByText('In force now.')).toBeVisible();
  await desk.context().close();

  await beSignedIn(page);
  await page.goto('/refund-policy');
  await expect(page.getByText(/When you book you pay 50% of the price/).first()).toBeVisible();
  await reserveRoom(page, 'canyon-king', juneStay(20, 22));
  const pay = page.getByRole('button', { name: /^Confirm & Pay/ });
  const before = await pay.textContent();
  await page.getByRole('button', { name: 'More breakfast' }).click();
  await page.getByRole('button', { name: 'More breakfast' }).click();
  await expect(pay).not.toHaveText(before ?? '');
  await expect(page.getByText('2 × $12 × 2 nights')).toBeVisible();
  const words = page.getByText(/^You pay \$[\d.]+ CAD now, and \$[\d.]+ CAD by Sat, Jun 19/);
  await expect(words).toBeVisible();
  const now = /pay (\$[\d.]+) CAD/.exec((await words.textContent()) ?? '')?.[1] ?? 'no deposit';
  await expect(pay).toHaveText(`Confirm & Pay ${now} CAD`);
  await expectGoodLookHere(page);
  await goToCheckout(page);
  await expect(page.getByText('deposit for your stay')).toBeVisible();
  await expect(page.getByText(now).first()).toBeVisible();
  await payWithTestCard(page);
  await expect(page.getByText('Your stay is confirmed.')).toBeVisible();
  await page.goto('/booking-history');
  await page
    .getByRole('link', { name: /Canyon King/ })
    .first()
    .click();
  await expect(page.getByText('Still to pay')).toBeVisible();
  await expect(page.getByText(/are to be paid by Sat, Jun 19.*we will send you a link/)).toBeVisible();
  await expectGoodLookHere(page);
});
