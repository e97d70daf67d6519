import { openDesk } from '../../support/desk.ts';
import { expect, test } from '../../support/test.ts';
import { bookWalkIn } from '../../support/walk-in.ts';

test('§14.24 a gift voucher is sold, printed, and pays a stay', async ({ page, context, motel }) => {
  await openDesk(page, motel, { path: 'till' });
  await page.getByRole('link', { name: 'Gift vouchers' }).click();
  // The till has an amount, too.
  await expect(page.getByRole('heading', { name: 'Sell one' })).toBeVisible();
  await page.getByLabel('Amount').fill('150');
  await page.getByRole('button', { name: /^Take/ }).click();
  await expect(page.getByText('Write the name of the buyer.')).toBeVisible();
  await page.getByLabel('Name of the buyer').fill('Ana Roy');
  await expect(page).toLookGood();
  await page.getByRole('button', { name: 'Take $150.00 at the terminal' }).click();
  const paper = page.getByRole('article', { name: /^Gift voucher of/ });
  const code = /GV-\w{5}-\w{5}/.exec((await paper.textContent()) ?? '')?.[0] ?? '';
  await expect(paper).toContainText(`This gift voucher is worth $150.00 CAD. Its code is ${code}.`);
  await expect(page).toLookGoodHere();

  const { id } = await bookWalkIn(context, motel, 'later');
  await page.goto(`/desk/stays/${id}`);
  await page.getByLabel('Amount').fill('150');
  await page.getByRole('radio', { name: 'Voucher' }).check();
  await page.getByLabel('Code of the gift voucher').fill(code);
  await expect(page).toLookGoodHere();
  await page.getByRole('button', { name: 'Take $150.00 by gift voucher' }).click();
  await expect(page.getByText('$150.00 taken by gift voucher.')).toBeVisible();
  await page.goto('/desk/vouchers');
  await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('$0.00');
});
