import { formatDollars } from '@motel/booking-core';
import { payByKeyboard, pressByKeyboard, typeByKeyboard } from '../support/guest/by-keyboard.ts';
import { bookingCard } from '../support/guest/choose-stay.ts';
import { confirmButton } from '../support/guest/pay.ts';
import { readPrice } from '../support/guest/read-price.ts';
import { tabTo } from '../support/guest/tab-to.ts';
import { expect, test } from '../support/test.ts';

test('§1 §4 search, book, change, cancel: by keyboard, in the dark @wide @daily', async ({ page, motel }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: /^Dates/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: 'Monday, June 14, 2027' })).toBeFocused();
  await expect(page.locator('[aria-current=date]'), '§9 today is the motel’s').toHaveCount(1);
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter', 'ArrowRight', 'ArrowRight', 'Enter']) {
    await page.keyboard.press(key);
  }
  await expect(page.getByRole('button', { name: /^Dates/ })).toContainText('Jun 16 - Jun 18');
  await expect(page.getByRole('button', { name: /^Dates/ }), 'the calendar returns focus').toBeFocused();
  await tabTo(page, page.getByRole('button', { name: /^Travelers/ }));
  await page.keyboard.press('Enter');
  for (const name of ['More adults', 'More pets']) {
    await tabTo(page, page.getByRole('button', { name }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Travelers/ })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Search' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('article').first()).toContainText('taxes included');
  await tabTo(page, page.getByRole('link', { name: 'Hoodoo Double' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Hoodoo Double' })).toBeFocused();
  const cheaper = bookingCard(page).getByRole('radio', { name: /^1 room with 2 extra persons/ });
  await tabTo(page, cheaper);
  await page.keyboard.press('ArrowDown');
  await expect(bookingCard(page).getByRole('radio', { name: /^2 rooms/ })).toBeChecked();
  await expect(bookingCard(page)).toContainText('$119 × 2 nights × 2 rooms');
  await expect(bookingCard(page)).toContainText('1 room with 2 extra persons would cost $172 less.');
  const { total } = await readPrice(bookingCard(page));

  await tabTo(page, page.getByRole('button', { name: 'Reserve' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Mobile number'));
  await page.keyboard.type('4035550117');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Who should we leave the light on for?' })).toBeFocused();
  await typeByKeyboard(page, { 'First name': 'Wren', 'Last name': 'Prairie', Email: 'wren@prairie.example' });
  await tabTo(page, confirmButton(page));
  await expect(confirmButton(page)).toHaveText(`Confirm & Pay $${formatDollars(total)} CAD`);
  await page.keyboard.press('Enter');
  await payByKeyboard(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  const [stay] = await motel.db.selectFrom('bookings').select(['rooms', 'extra_persons', 'status']).execute();
  expect(stay).toEqual({ rooms: 2, extra_persons: 0, status: 'confirmed' });

  await pressByKeyboard(page, page.getByRole('link', { name: 'View Orders' }));
  await pressByKeyboard(page, page.getByRole('link', { name: 'Open the stay' }).first());
  await pressByKeyboard(page, page.getByRole('button', { name: 'Change dates or guests' }));
  await pressByKeyboard(page, page.getByRole('button', { name: /^Dates/ }));
  await expect(page.getByRole('gridcell', { name: 'Wednesday, June 16, 2027' })).toBeFocused();
  for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  const change = page.getByRole('button', { name: /^Pay \$\d+ and change$/ });
  await change.waitFor();
  await expect(page).toLookGoodHere();
  await pressByKeyboard(page, change);
  await payByKeyboard(page);
  await expect(
    page.getByText('Wed Jun 16 → Sat Jun 19 · 3 nights · 2 rooms · 4 adults, 2 pets'),
  ).toBeVisible();
  const longer = await readPrice(page);
  expect(longer.lines[0]?.label).toBe('$119 × 3 nights × 2 rooms');

  await pressByKeyboard(page, page.getByRole('button', { name: 'Cancel this stay' }));
  await expect(page.getByRole('dialog')).toContainText(`$${formatDollars(longer.total)} CAD`);
  await pressByKeyboard(page, page.getByRole('dialog').getByRole('button', { name: 'Cancel the stay' }));
  await expect(page.getByText('Your stay is cancelled.')).toBeVisible();
  await motel.runJobs();
  await page.reload();
  await pressByKeyboard(page, page.getByRole('link', { name: 'Receipt' }));
  const receipt = page.getByRole('article', { name: 'Receipt' });
  // All went back: nothing is left that costs, and no tax of it (Q14).
  await expect(receipt).toContainText('Total$0 CAD');
  await expect(receipt.getByText(/^Paid by card/)).toHaveCount(2);
  await expect(receipt.getByText(/^Refunded/)).toHaveCount(2);
  await expect(receipt).toContainText('Paid in all$0 CAD');
  await expect(page).toLookGoodHere();
});
