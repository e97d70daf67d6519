import { formatDollars } from '@motel/booking-core';
import { juneStay } from '../support/dates.ts';
import { bookingCard, chooseNights, more, pressGuests, reserve } from '../support/guest/choose-stay.ts';
import { confirmButton, fillGuestDetails, payWithTestCard } from '../support/guest/pay.ts';
import { readPrice } from '../support/guest/read-price.ts';
import { signIn } from '../support/guest/sign-in.ts';
import { stayCard } from '../support/guest/stay-card.ts';
import { expectNoSidewaysScroll } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 320, height: 568 } });

test('§1 §2 booking works at 320 px without sideways scrolling', async ({ page }) => {
  await page.goto('/hotel-card');
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'River Queen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('River Queen');

  const reserveButton = page.getByRole('button', { name: 'Reserve' });
  await expect(reserveButton, 'the only one is in the bar').toHaveCount(1);
  await expect(reserveButton).toBeInViewport();
  await page.getByRole('link', { name: /CAD/ }).click();
  await expect(bookingCard(page)).toBeInViewport();
  await expect(reserveButton).toBeInViewport();

  await chooseNights(page, juneStay(16, 18));
  await pressGuests(page);
  await more(page, 'adults');
  await expectNoSidewaysScroll(page);
  await pressGuests(page);
  const { total } = await readPrice(bookingCard(page));
  await reserve(page);
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await signIn(page);

  await expect(confirmButton(page)).toHaveText(`Confirm & Pay $${formatDollars(total)} CAD`);
  await expectNoSidewaysScroll(page);
  await confirmButton(page).click();
  await expect(page.getByRole('alert'), '§5').toBeInViewport();
  await expectNoSidewaysScroll(page);
  await fillGuestDetails(page);
  await confirmButton(page).click();
  await page.waitForURL('**/checkout/**');
  await expectNoSidewaysScroll(page);
  await payWithTestCard(page);

  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'View Orders' }).click();
  await expect(stayCard(page, 'River Queen')).toContainText('confirmed');
  await expectNoSidewaysScroll(page);
});
