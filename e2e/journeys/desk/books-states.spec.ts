import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { HOUR } from '../../support/clock.ts';
import { openDesk, signInAtDesk } from '../../support/desk.ts';
import { expectGoodLook } from '../../support/look.ts';
import { expect, test } from '../../support/test.ts';
import { bookWalkIn, refundPart } from '../../support/walk-in.ts';

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(`/desk/${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

test('§14.6: a till looks good empty, moved, of another day and signed', async ({ page, context, motel }) => {
  await signInAtDesk(context, motel, 'clerk', 'Wren Arcand');
  await goTo(page, 'till');
  await expect(page.getByRole('button', { name: 'Paid out' })).toBeVisible();
  await expectGoodLook(page);
  await bookWalkIn(context, motel, 'cash');
  await page.getByRole('button', { name: 'Paid out' }).click();
  await page.getByLabel('Amount').fill('15.50');
  await page.getByRole('button', { name: 'Pay out $15.50' }).click();
  await expect(page.getByText('Say what the cash is for.')).toBeVisible();
  await expectGoodLook(page);

  motel.clock.advance(24 * HOUR);
  await signInAtDesk(context, motel, 'owner', 'Ilse Thorvald');
  await goTo(page, 'till?date=2027-06-14');
  const counted = page.getByRole('region', { name: 'Count for Wren Arcand' });
  await counted.getByLabel('Cash counted').fill('1');
  await counted.getByLabel('Terminal').fill('0');
  await counted.getByLabel('Why it differs').fill('It was stolen');
  await expectGoodLook(page);
  await counted.getByRole('button', { name: /^Sign off, \$[\d.]+ short$/ }).click();
  await expect(page.getByRole('heading', { name: /^Signed off/ })).toBeVisible();
  await expectGoodLook(page);
});

test('§14.6: months and receipts look good in each state', async ({ page, context, motel, trouble }) => {
  trouble.expect(/ 404 /);
  trouble.expect(/Failed: receipt/);
  await signInAtDesk(context, motel, 'owner', 'Ilse Thorvald');
  await goTo(page, 'month?month=2027-01');
  await expect(page.getByText('Reconciled.')).toBeVisible();
  await expectGoodLook(page);
  const { id, total } = await bookWalkIn(context, motel, 'terminal');
  await bookWalkIn(context, motel, 'later');
  motel.clock.advance(96 * HOUR);
  await signInAtDesk(context, motel, 'owner', 'Desmond Ironside');
  await goTo(page, 'month?month=2027-06');
  await expect(page.getByRole('row', { name: /^Card terminal/ })).toBeVisible();
  await expect(page.getByText(/is not paid/).first()).toBeVisible();
  await expectGoodLook(page);

  const issue = (kind: string, amount: number) =>
    context.request.post(`${motel.url}/api/desk/stays/${id}/receipts/issue`, {
      data: { kind, total: amount },
      headers: { origin: motel.url, 'idempotency-key': randomUUID() },
    });
  await issue('receipt', total);
  await goTo(page, `stays/${id}/receipts`);
  await expect(page.getByRole('heading', { name: 'Nothing to issue' })).toBeVisible();
  await expectGoodLook(page);
  await refundPart(context, motel, id, 20);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'A credit note is due' })).toBeVisible();
  await expectGoodLook(page);
  expect((await issue('credit-note', -20)).status()).toBe(200);
  await goTo(page, 'receipts/2027-0002');
  await expect(page.getByRole('article', { name: /^Credit note/ })).toBeVisible();
  await expectGoodLook(page);
  await goTo(page, 'receipts/2027-9999');
  await expectGoodLook(page);
});

test('§14.7: the dialogs and views of rates look good', async ({ page, motel }) => {
  await openDesk(page, motel, { path: 'rates', role: 'owner', name: 'Ilse Thorvald' });
  await page.getByRole('button', { name: 'Sold' }).click();
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Edit all year' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectGoodLook(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Edit long stays' }).click();
  await page.getByRole('button', { name: 'Add a step' }).click();
  await page.getByLabel('From night').fill('7');
  await page.getByLabel('Percent off').fill('10');
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('In force now.')).toBeVisible();
  await expectGoodLook(page);
});

test('§14.10: ninety days ahead look good, with their tables', async ({ page, motel }) => {
  await openDesk(page, motel, { path: 'ahead' });
  await page.getByRole('button', { name: '90 days' }).click();
  await expect(page.getByRole('img', { name: /^Arrivals on the next 90 days/ })).toBeVisible();
  for (const table of await page.getByText(/ as a table$/).all()) await table.click();
  await expectGoodLook(page);
});
