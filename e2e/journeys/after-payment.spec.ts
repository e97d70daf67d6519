import { motel as own } from '@motel/content';
import { juneStay } from '../support/dates.ts';
import { reserveRoom } from '../support/guest/choose-stay.ts';
import { goToCheckout, payWithTestCard } from '../support/guest/pay.ts';
import { arriveSignedIn } from '../support/guest/sign-in.ts';
import { expectGoodLook } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

test('§2.17 paid: the room’s own postmarked card; elsewhere no more is known', async ({
  page,
  browser,
  contextOptions,
  motel,
}) => {
  await arriveSignedIn(page);
  await reserveRoom(page, 'hoodoo-double', juneStay(16, 20));
  await goToCheckout(page);
  await payWithTestCard(page);
  await expect(page.getByText('Your stay is confirmed.')).toBeVisible();
  const card = page.getByRole('article');
  const postmark = new RegExp(`^Postmarked ${own.city}, Jun 16, 2027`);
  await expect(page.getByRole('img', { name: postmark })).toBeVisible();
  await expect(card).toContainText('Wed Jun 16 → Sun Jun 20');
  await expect(card).toContainText('4 nights');
  await expect(card).toContainText(/LI-\w{5}/);
  await expect(card).toContainText('wren@prairie.example');
  await expect(card).toContainText('Free to cancel until Tue, Jun 15');
  await expectGoodLook(page);

  await page.emulateMedia({ colorScheme: 'dark' });
  const plate = card.getByRole('img', { name: /^Two double beds/ });
  await expect(plate).toHaveAttribute('src', '/pictures/evening-hoodoo-double-beds.svg');
  const file = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await file).suggestedFilename()).toMatch(/^LI-\w{5}\.ics$/);
  await expect(card.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /openstreetmap/);

  await test.step('another device shows what it knows', async () => {
    const other = await browser.newContext({ ...contextOptions, baseURL: motel.url });
    const there = await other.newPage();
    await there.goto(page.url());
    await expect(there.getByText('Your stay is confirmed.')).toBeVisible();
    await expect(there.getByText('We leave the light on for you.')).toBeVisible();
    await expect(there.getByText(/LI-|wren@/)).toHaveCount(0);
    await expectGoodLook(there);
    await other.close();
  });

  await card.getByRole('link', { name: 'View Orders' }).click();
  await expect(page).toHaveURL('/booking-history');
});
