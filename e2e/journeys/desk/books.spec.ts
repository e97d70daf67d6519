import { HOUR } from '../../support/clock.ts';
import { goToDesk, openDesk, signInAtDesk } from '../../support/desk.ts';
import { expect, test } from '../../support/test.ts';
import { bookWalkIn, refundPart } from '../../support/walk-in.ts';

const money = (dollars: number) => `$${dollars.toFixed(2)}`;

test('§14.6: a receipt, and a credit note of a refund @daily', async ({ page, context, motel, trouble }) => {
  await signInAtDesk(context, motel);
  const { id, total } = await bookWalkIn(context, motel, 'terminal');
  await goToDesk(page, `stays/${id}`);
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByText('No receipt was issued yet.')).toBeVisible();
  await expect(page).toLookGood();
  await page.getByLabel('Name and address on it').fill('Osei Drilling Ltd.\n12 Coal Road');
  await page.getByRole('button', { name: `Issue receipt, ${money(total)}` }).click();

  const paper = page.getByRole('article', { name: /^Receipt \d{4}-0001$/ });
  await expect(paper).toContainText('Amara Osei');
  await expect(paper).toContainText('12 Coal Road');
  await expect(paper).toContainText(/Alberta tourism levy\s*4% of \$/);
  await expect(paper).toContainText(/GST\s*5% of \$.+No\. 00000 0000 RT0001/);
  await expect(paper.getByRole('row', { name: /Still to pay/ })).toContainText('$0.00');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(paper).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.getByRole('button', { name: 'Mail it' }).click();
  await expect(page.getByText('It is on its way to the guest.')).toBeVisible();
  await goToDesk(page, `stays/${id}/receipts`);
  await expect(page.getByRole('heading', { name: 'Nothing to issue' })).toBeVisible();

  await refundPart(context, motel, id, 20);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'A credit note is due' })).toBeVisible();
  await page.getByRole('button', { name: 'Issue credit note, −$20.00' }).click();
  const credit = page.getByRole('article', { name: /^Credit note \d{4}-0002$/ });
  await expect(credit).toContainText(/To receipt \d{4}-0001/);
  await expect(credit.getByRole('row', { name: /^Total/ })).toContainText('−$20.00');
  await expect(page).toLookGoodHere();

  trouble.expect(/ 404 /);
  trouble.expect(/Failed: receipt/);
  await goToDesk(page, 'receipts/2027-9999');
  await expect(page).toLookGoodHere();
});

test('§14.6: a till that differs is signed off once, with the reason', async ({ page, context, motel }) => {
  await openDesk(page, motel, { path: 'till', name: 'Wren Arcand' });
  await page.getByLabel('Amount').fill('200');
  await expect(page).toLookGood();
  await page.getByRole('button', { name: 'Set the float to $200.00' }).click();
  await expect(page.getByRole('cell', { name: '$200.00' }).first()).toBeVisible();
  const { total, reference } = await bookWalkIn(context, motel, 'cash');
  await page.getByRole('button', { name: 'Paid out' }).click();
  await page.getByLabel('Amount').fill('15.50');
  await page.getByRole('button', { name: 'Pay out $15.50' }).click();
  await expect(page.getByText('Say what the cash is for.')).toBeVisible();
  await expect(page).toLookGoodHere();
  await page.getByLabel('Reason').fill('Milk for the breakfast');
  await page.getByRole('button', { name: 'Pay out $15.50' }).click();
  await expect(page.getByRole('row', { name: /Paid out Milk for the breakfast/ })).toContainText('−$15.50');
  await expect(page.getByRole('row', { name: new RegExp(`Payment ${reference}`) })).toContainText(
    money(total),
  );
  await page.getByLabel('Cash counted').fill(String(200 + total - 15.5 - 5));
  await page.getByRole('button', { name: 'Sign off, $5.00 short' }).click();
  await expect(page.getByText('Say why, as far as you know.')).toBeVisible();

  // The next day it is an owner's.
  motel.clock.advance(24 * HOUR);
  await openDesk(page, motel, { path: 'till?date=2027-06-14', role: 'owner', name: 'Ilse Thorvald' });
  const counted = page.getByRole('region', { name: 'Count for Wren Arcand' });
  await counted.getByLabel('Cash counted').fill('1');
  await counted.getByLabel('Terminal').fill('0');
  await counted.getByLabel('Why it differs').fill('It was stolen');
  await expect(page).toLookGoodHere();
  await counted.getByRole('button', { name: /^Sign off, \$[\d.]+ short$/ }).click();
  await expect(page.getByRole('heading', { name: /^Signed off/ })).toBeVisible();
  await expect(page.getByText('“It was stolen”')).toBeVisible();
});

test('§14.6: a month is read step by step, then downloaded', async ({ page, context, motel }) => {
  await openDesk(page, motel, { path: 'month?month=2027-01', role: 'owner' });
  await expect(page.getByText('Agrees to the cent')).toBeVisible();
  await expect(page).toLookGood();
  const { total } = await bookWalkIn(context, motel, 'terminal');
  await bookWalkIn(context, motel, 'later');
  motel.clock.advance(96 * HOUR);
  await motel.runJobs();
  await openDesk(page, motel, { path: 'month?month=2027-06', role: 'owner' });
  await expect(page.getByText('The month is not over.')).toBeVisible();
  await expect(page.getByText('Agrees to the cent')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Card terminal' })).toContainText(money(total));
  await expect(page).toLookGood();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Payments, CSV' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/2027-06-payments\.csv$/);
  await page.getByRole('link', { name: 'Not paid yet' }).click();
  await expect(page.getByRole('button', { name: 'Not paid 1', pressed: true })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toLookGood();
});

test('§14.10: days ahead and any span, drawn and taken away', async ({ page, context, motel, trouble }) => {
  await signInAtDesk(context, motel, 'owner');
  await bookWalkIn(context, motel, 'terminal');
  await goToDesk(page, 'ahead');
  await expect(page.getByRole('list', { name: 'Nights' }).getByRole('listitem')).toHaveCount(14);
  await expect(page.getByText(/ nights are sold,/)).toBeVisible();
  await page.getByText('Night by night').click();
  await expect(page.getByRole('columnheader', { name: 'Rooms' })).toBeVisible();
  await expect(page).toLookGood();
  await page.getByRole('link', { name: '90 nights' }).click();
  await expect(page.getByRole('list', { name: 'Weeks' })).toContainText('nothing is sold yet');
  await expect(page).toLookGood();

  await page.getByRole('link', { name: 'Figures' }).click();
  await page.goto('/desk/figures?month=2027-06');
  await expect(page.getByText('averages begin at 20')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Which nights fill' })).toBeVisible();
  await expect(page).toLookGood();
  await page.getByRole('link', { name: 'The month before' }).click();
  await expect(page.getByRole('heading', { name: 'Which nights fill' })).toBeHidden();
  await page.getByRole('button', { name: 'Choose dates' }).click();
  trouble.expect(/ 422 /);
  trouble.expect(/Failed: figures/);
  await page.getByLabel('Last night').fill('2020-01-01');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('First night').fill('2019-12-01');
  await expect(page.getByRole('row', { name: /^All/ })).toContainText('0%');
  await expect(page.getByText('No night of 2019 is sold.')).toBeVisible();
  await expect(page).toLookGood();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/figures-2019-12-01-2020-01-01\.xlsx$/);
});
