import type { Page } from '@playwright/test';
import { openDesk, signInAtDesk } from '../../support/desk.ts';
import { expectGoodLook } from '../../support/look.ts';
import { expect, test } from '../../support/test.ts';
import { bookWalkIn, refundPart } from '../../support/walk-in.ts';

const money = (dollars: number) => `$${dollars.toFixed(2)}`;

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(`/desk/${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

test('§14.6: a receipt is issued, and a refund has its credit note', async ({ page, context, motel }) => {
  await signInAtDesk(context, motel, 'clerk', 'Wren Arcand');
  const { id, total } = await bookWalkIn(context, motel, 'terminal');
  await goTo(page, `stays/${id}`);
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByText('No receipt was issued yet.')).toBeVisible();
  await expectGoodLook(page);
  await page.getByLabel('Name and address on it').fill('Osei Drilling Ltd.\n12 Coal Road');
  await page.getByRole('button', { name: `Issue receipt, ${money(total)}` }).click();

  const paper = page.getByRole('article', { name: /^Receipt \d{4}-0001$/ });
  await expect(paper).toContainText('Amara Osei');
  await expect(paper).toContainText('12 Coal Road');
  await expect(paper).toContainText(/Alberta tourism levy\s*4% of \$/);
  await expect(paper).toContainText(/GST\s*5% of \$.+No\. 00000 0000 RT0001/);
  await expect(paper.getByRole('row', { name: /Still to pay/ })).toContainText('$0.00');
  await expectGoodLook(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(paper).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Mail it' }).click();
  await expect(page.getByText('It is on its way to the guest.')).toBeVisible();

  await refundPart(context, motel, id, 20);
  await goTo(page, `stays/${id}/receipts`);
  await page.getByRole('button', { name: 'Issue credit note, −$20.00' }).click();
  const credit = page.getByRole('article', { name: /^Credit note \d{4}-0002$/ });
  await expect(credit).toContainText(/To receipt \d{4}-0001/);
  await expect(credit.getByRole('row', { name: /^Total/ })).toContainText('−$20.00');
});

test('§14.6: a till that differs is signed off once, with the reason', async ({ page, context, motel }) => {
  await signInAtDesk(context, motel, 'clerk', 'Wren Arcand');
  const { total, reference } = await bookWalkIn(context, motel, 'cash');
  await goTo(page, 'till');
  await page.getByLabel('Amount').fill('200');
  await page.getByRole('button', { name: 'Set the float to $200.00' }).click();
  await expect(page.getByRole('cell', { name: '$200.00' }).first()).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`Payment ${reference}`) })).toContainText(
    money(total),
  );
  await page.getByRole('button', { name: 'Paid out' }).click();
  await page.getByLabel('Amount').fill('15.50');
  await page.getByRole('button', { name: 'Pay out $15.50' }).click();
  await expect(page.getByText('Say what the cash is for.')).toBeVisible();
  await page.getByLabel('Reason').fill('Milk for the breakfast');
  await page.getByRole('button', { name: 'Pay out $15.50' }).click();
  await expect(page.getByRole('row', { name: /Paid out Milk for the breakfast/ })).toContainText('−$15.50');

  await page.getByLabel('Cash counted').fill(String(200 + total - 15.5 - 5));
  await page.getByRole('button', { name: 'Sign off, $5.00 short' }).click();
  await expect(page.getByText('Say why, as far as you know.')).toBeVisible();
  await expectGoodLook(page);
  await page.getByLabel('Why it differs').fill('Change given wrongly');
  await page.getByRole('button', { name: 'Sign off, $5.00 short' }).click();
  await expect(page.getByRole('heading', { name: 'Signed off' })).toBeVisible();
  await expect(page.getByText('“Change given wrongly”')).toBeVisible();
  await expectGoodLook(page);
});

test('§14.6: a month is seen with its differences, then downloaded', async ({ page, context, motel }) => {
  await signInAtDesk(context, motel, 'owner', 'Ilse Thorvald');
  const { total } = await bookWalkIn(context, motel, 'terminal');
  const month = motel.clock.now().toISOString().slice(0, 7);
  await goTo(page, `month?month=${month}`);
  await expect(page.getByText('Reconciled.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Card terminal/ })).toContainText(money(total));
  await expectGoodLook(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Payments, CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(new RegExp(`${month}-payments\\.csv$`));
});

test('§14.10: the days ahead are drawn, and read as tables', async ({ page, motel }) => {
  await openDesk(page, motel, { path: 'ahead' });
  await expect(page.getByRole('img', { name: /^Rooms sold by kind on the next 14 days/ })).toBeVisible();
  await page.getByText('Average rate as a table').click();
  await expect(page.getByRole('region', { name: 'Average rate, day by day' })).toBeVisible();
  await expectGoodLook(page);
  await page.getByRole('button', { name: '90 days' }).click();
  await expect(page.getByRole('img', { name: /^Arrivals on the next 90 days/ })).toBeVisible();
});

test('§14.10: an owner reads the figures of a span, and takes them away', async ({
  page,
  motel,
  trouble,
}) => {
  await openDesk(page, motel, { path: 'ahead', role: 'owner', name: 'Odile Gagné' });
  await page.getByRole('link', { name: 'Any span' }).click();
  const all = page.getByRole('row', { name: /^All/ });
  await expect(all).toContainText('%');
  trouble.expect(/ 422 /);
  trouble.expect(/Failed: figures/);
  await page.getByLabel('Last night').fill('2020-01-01');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('First night').fill('2019-12-01');
  await expect(all).toContainText('0%');
  await expect(page.getByRole('img', { name: /^Rooms sold each night from Sun Dec 1/ })).toBeVisible();
  await expectGoodLook(page);
  await page.getByLabel('First night').fill('2019-06-01');
  await expect(page.getByRole('img', { name: /^Revenue of the rooms each week/ })).toBeVisible();
  await page.getByLabel('First night').fill('2019-12-01');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'For a spreadsheet' }).click();
  expect((await downloading).suggestedFilename()).toBe('figures-2019-12-01-2020-01-01.csv');
});
