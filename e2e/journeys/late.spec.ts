import { SECOND } from '../support/clock.ts';
import { juneStay } from '../support/dates.ts';
import { reserveRoom } from '../support/guest/choose-stay.ts';
import { CARDS, confirmButton, goToCheckout, payWithTestCard } from '../support/guest/pay.ts';
import { beSignedIn } from '../support/guest/sign-in.ts';
import { stayCard } from '../support/guest/stay-card.ts';
import { expectGoodLook, expectGoodLookHere } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

test.use({ rooms: { 'canyon-king': { rooms: 1 } } });

const STAY = juneStay(16, 18);

test('§2.17 D9 a late payment that fails can be paid again; the page notices @daily', async ({
  page,
  motel,
}) => {
  const postmark = page.getByRole('img', { name: /^Postmarked/ });
  await beSignedIn(page);
  await reserveRoom(page, 'canyon-king', STAY);
  await goToCheckout(page);
  await payWithTestCard(page, CARDS.failsLate);
  await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  await expect(page.getByText('your reference')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Look again' })).toBeVisible();
  await expect(postmark).toBeHidden();
  await expectGoodLook(page);
  motel.clock.advance(20 * SECOND);
  await motel.runJobs();
  await expect(page.getByRole('heading', { name: 'Payment not completed' })).toBeVisible();
  await expect(page.getByText('your reference')).toBeVisible();
  await expect(postmark).toBeHidden();
  await expectGoodLookHere(page);

  await page.getByRole('link', { name: 'Pay now' }).click();
  await expect(page).toHaveURL('/confirm');
  await expect(page.getByLabel('First name')).toHaveValue('Wren');
  await confirmButton(page).click();
  await page.waitForURL('**/checkout/**');
  await payWithTestCard(page, CARDS.paysLate);
  await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  await page.goto('/booking-history');
  await expect(stayCard(page, 'Canyon King')).toContainText('pending');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  motel.clock.advance(20 * SECOND);
  await motel.runJobs();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(postmark).toBeVisible();
});
