import { motel as own } from '@motel/content/testing';
import { reserveRoom } from '../support/guest/choose-stay.ts';
import { goToCheckout, payWithTestCard } from '../support/guest/pay.ts';
import { beSignedIn } from '../support/guest/sign-in.ts';
import { expect, juneStay, test } from '../support/test.ts';

const STAY = juneStay(16, 18);

test('§2.17 §2.23 a guest reads, prints and cancels a stay @daily', async ({ page, motel, trouble }) => {
  await beSignedIn(page);
  await reserveRoom(page, 'canyon-king', STAY);
  await goToCheckout(page);
  await payWithTestCard(page);
  await expect(page.getByText('Your stay is confirmed.')).toBeVisible();
  const card = page.getByRole('article');
  await test.step('§2.17 the room’s own card, postmarked with the day of arrival', async () => {
    const postmark = new RegExp(`^Postmarked ${own.city}, Jun 16, 2027`);
    await expect(page.getByRole('img', { name: postmark })).toBeVisible();
    await expect(card).toContainText('Wed Jun 16 → Fri Jun 18');
    await expect(card).toContainText(/LI-\w{5}/);
    await expect(card).toContainText('wren@prairie.example');
    await expect(page).toLookGood();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(card.locator('img[src*="/evening-"]:visible')).toHaveCount(1);
  });

  await page.getByRole('link', { name: 'View Orders' }).click();
  await page.getByRole('link', { name: 'Open the stay' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Canyon King' })).toBeVisible();
  await expect(page.getByText('Free to cancel until')).toBeVisible();
  await expect(page).toLookGood();

  await page.getByRole('button', { name: 'Add a request' }).click();
  await page.getByLabel('Your request').fill('A late train: after 11 PM');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The front desk has your request.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/^LI-\w{5}\.ics$/);

  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByText('Paid in all')).toBeVisible();
  await page.getByLabel('Company and its address').fill('Coulee Drilling');
  await expect(page).toLookGoodHere();
  await page.goBack();

  await page.getByRole('button', { name: 'Cancel this stay' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Back to your card')).toBeVisible();
  await expect(page).toLookGoodHere();
  await dialog.getByRole('button', { name: 'Cancel the stay' }).click();
  await expect(page.getByText('Your stay is cancelled.')).toBeVisible();
  await expect(page.getByText('On its way to your card')).toBeVisible();
  await motel.runJobs();
  await page.reload();
  await expect(page.getByText(/^Refunded by card, /)).toBeVisible();
  await expect(page.getByText('On its way to your card')).toBeHidden();
  expect(await motel.freeRooms('canyon-king', STAY.checkIn, STAY.checkOut)).not.toContain(0);

  await test.step('a stay that is not the device’s does not open', async () => {
    trouble.expect(/404 .*stays/);
    trouble.expect(/Failed to fetch a stay/);
    await page.goto('/stay/00000000-0000-4000-8000-000000000000');
    await expect(page.getByRole('heading', { name: 'This key opens no door here.' })).toBeVisible();
    await expect(page).toLookGoodHere();
  });
});
