import { openDesk } from '../../support/desk.ts';
import { countPresses } from '../../support/presses.ts';
import { expect, test } from '../../support/test.ts';

test('F36: terms of 7 days and half take 6 presses, and guests read them @wide', async ({ page, motel }) => {
  await openDesk(page, motel, { path: 'rates', role: 'owner', name: 'Odile Gagné' });
  const presses = await countPresses(page);
  await page.getByRole('link', { name: 'Cancelling and paying' }).click();
  await page.getByRole('button', { name: /^Free until/ }).click();
  await page.getByRole('button', { name: '7 days' }).click();
  await page.getByRole('button', { name: /^Kept after that/ }).click();
  await page.getByRole('button', { name: 'half of the stay' }).click();
  await expect(page.getByRole('list', { name: 'What is kept when' })).toContainText('Half kept');
  await expect(page.getByRole('region', { name: 'What a guest reads' })).toContainText('50%');
  await page.getByRole('button', { name: 'Save for new bookings' }).click();
  await expect(page.getByText('In force now.')).toBeVisible();
  expect(await presses()).toBe(6);

  await page.getByRole('button', { name: /^Paid on booking/ }).click();
  await page.getByLabel(/^Another/).fill('30 %');
  await page.keyboard.press('Escape');
  await expect(page.getByText('The deposit is less than what you keep.')).toBeVisible();
  await expect(page).toLookGood();
  await page.getByRole('button', { name: 'Make the deposit half of the stay' }).click();
  await expect(page.getByText('The deposit is less than what you keep.')).toBeHidden();
  await page.getByRole('button', { name: 'Add terms' }).click();
  await page.getByRole('button', { name: /^Rooms/ }).click();
  await expect(page).toLookGoodHere();
  await page.getByRole('button', { name: '5 rooms or more' }).click();
  await page.getByRole('button', { name: 'Move down' }).click();
  await page.getByRole('button', { name: 'Remove these' }).click();
  await page.getByRole('button', { name: 'Save for new bookings' }).click();
  await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeVisible();

  await page.goto('/carddetails/canyon-king');
  await expect(page.getByText(/7 days before check-in/).first()).toBeVisible();
  await expect(page.getByText(/50% of the price/).first()).toBeVisible();
});
