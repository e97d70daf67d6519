import { goToDesk, openDesk } from '../../support/desk.ts';
import { countPresses } from '../../support/presses.ts';
import { expect, test } from '../../support/test.ts';

test('F33: a cheaper plan without refund is on the site in five presses @wide', async ({ page, motel }) => {
  await openDesk(page, motel, { role: 'owner', name: 'Ilse Thorvald' });
  const presses = await countPresses(page);
  await page.getByRole('link', { name: 'Rates' }).first().click();
  await page.getByRole('link', { name: 'Plans' }).click();
  await page.getByRole('button', { name: 'Add a plan' }).click();
  await page.getByRole('button', { name: /^Non-refundable/ }).click();
  const pays = page.getByRole('region', { name: 'What a guest would pay' });
  await expect(pays.getByText('Flexible')).toBeVisible();
  await expect(page.getByText(/^\$\d+ less$/)).toBeVisible();
  await expect(page).toLookGood();
  await page.getByRole('button', { name: 'Save for new bookings' }).click();
  await expect(page.getByText('In force now.')).toBeVisible();
  expect(await presses()).toBe(5);
  await expect(page.getByRole('row', { name: /^Non-refundable Flexible − 15 %/ })).toContainText('No refund');

  await test.step('guests choose it on the website', async () => {
    const guest = await page.context().newPage();
    await guest.goto('/carddetails/hoodoo-double?from=2027-07-05&to=2027-07-07');
    await expect(guest.getByRole('radio', { name: /^Non-refundable/ })).toBeVisible();
    await guest.close();
  });

  await test.step('it is for late bookings, and no night is cheaper than $90', async () => {
    await goToDesk(page, 'rates/plans');
    await page.getByRole('button', { name: 'Non-refundable' }).click();
    await page.getByRole('button', { name: /^How early/ }).click();
    await page.getByRole('button', { name: 'at most 30 days before' }).click();
    await page.getByRole('button', { name: /^The lowest price/ }).click();
    await page.getByLabel('An amount').fill('90');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save for new bookings' }).click();
    await expect(page.getByText('In force now.')).toBeVisible();
  });

  await test.step('it is sold no more, and on a phone the list comes first', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await goToDesk(page, 'rates/plans');
    await page.getByRole('button', { name: 'Non-refundable' }).click();
    await expect(page).toLookGoodHere();
    await page.getByRole('button', { name: 'Stop selling' }).click();
    await expect(page.getByText('In force now.')).toBeVisible();
    await page.getByRole('button', { name: 'All plans' }).click();
    await expect(page.getByRole('row', { name: /^Non-refundable/ })).toContainText('Not sold any more');
  });
});
