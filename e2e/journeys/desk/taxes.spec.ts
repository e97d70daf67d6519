import { openDesk } from '../../support/desk.ts';
import { expectGoodLook } from '../../support/look.ts';
import { expect, test } from '../../support/test.ts';

test('§14.7: an owner fills, changes and undoes the taxes beside a bill', async ({
  page,
  motel,
  trouble,
}) => {
  trouble.expect(/422/);
  trouble.expect(/previewRates ApiProblem: Lodging tax/);
  await openDesk(page, motel, { path: 'rates', role: 'owner', name: 'Odile Gagné' });
  await page.getByRole('link', { name: 'Taxes' }).click();
  const bill = page.getByRole('region', { name: 'A worked bill' });
  await expect(bill.getByText('Tourism Levy tax')).toBeVisible();

  await page.getByLabel('Province, state or country').selectOption('Québec');
  await page.getByRole('button', { name: 'Fill the list' }).click();
  await expect(bill.getByText('QST 9.975%')).toBeVisible();
  await page.getByRole('button', { name: 'Change Lodging tax' }).click();
  await page.getByLabel('How many per cent').fill('103.5');
  await expect(bill.getByRole('alert')).toHaveText(
    'Lodging tax: its percentage must be a percentage from 0 to 100 with at most 4 decimals.',
  );
  await page.getByLabel('How many per cent').fill('4');
  await page.getByLabel('Your number').fill('H-1234567');
  await expect(bill.getByText('Lodging tax 4%')).toBeVisible();
  await expectGoodLook(page);

  // What was typed is replaced only after a second press.
  await page.getByLabel('Province, state or country').selectOption('Germany');
  await page.getByRole('button', { name: 'Fill the list' }).click();
  await expect(page.getByRole('button', { name: 'Done with Lodging tax' })).toBeVisible();
  await page.getByRole('button', { name: 'Replace what I typed' }).click();
  await expect(bill.getByText(/^USt 7% included: /)).toBeVisible();
  await expect(bill.getByText('Kurtaxe 2 adults × $2.50 × 2 nights')).toBeVisible();

  await page.getByRole('button', { name: 'Use these 2 now' }).click();
  await expect(
    page.getByText(/In force now\. Taxes: USt 7%, included; Kurtaxe \$2\.50 a night/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bill.getByText('Tourism Levy tax')).toBeVisible();
});
