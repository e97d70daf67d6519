import { formatDollars } from '@motel/booking-core';
import type { Locator, Page } from '@playwright/test';
import { juneStay } from '../support/dates.ts';
import { payByKeyboard, pressByKeyboard, typeByKeyboard } from '../support/guest/by-keyboard.ts';
import { bookingCard, chooseNights, more, reserve } from '../support/guest/choose-stay.ts';
import { confirmButton, fillGuestDetails, goToCheckout, payWithTestCard } from '../support/guest/pay.ts';
import { readPrice } from '../support/guest/read-price.ts';
import { signIn } from '../support/guest/sign-in.ts';
import { tabTo } from '../support/guest/tab-to.ts';
import { expectGoodLook, expectNoSidewaysScroll, expectUnitsWhole } from '../support/look.ts';
import { otherGuest } from '../support/other-guest.ts';
import { expect, test } from '../support/test.ts';

// Three kinds of room take two dogs; one of another kind is soon sold out.
test.use({ rooms: { 'tipple-twin': { allowedPets: 2 }, 'canyon-king': { rooms: 1 } } });

test('Q13 four adults and two dogs pay the price of the list @desktop', async ({ page, motel }) => {
  await searchForFourAndTwoDogs(page);
  await expect(page.getByRole('region', { name: 'Your search' })).toContainText(
    'Jun 16–18 · 4 adults, 2 pets',
  );

  const listed = await offersOnList(page);
  expect(listed.map(({ room }) => room)).toEqual(['Tipple Twin', 'Hoodoo Double', 'River Queen']);
  expect(listed.map(({ rooms }) => rooms)).toEqual(['1 room', '1 room + 2 extra persons', '2 rooms']);
  await expectGoodLook(page);

  // The rest of the way is in the dark.
  await page.getByRole('link', { name: 'Hoodoo Double' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoodoo Double');
  const card = bookingCard(page);
  await expect(page.getByRole('button', { name: /^Guests/ })).toContainText('4 adults, 2 pets · 1 room');
  await expect(card.getByRole('radio', { name: /^1 room with 2 extra persons/ })).toBeChecked();
  await expect(card).toContainText('We picked the cheaper way.');
  const onCard = await readPrice(card);
  expect(`$${formatDollars(onCard.total)}`, 'list and card').toBe(listed[1]?.total);
  expect(onCard.lines[0]?.label).toBe('$119 × 2 nights × 1 room');
  await expectGoodLook(page);

  await reserve(page);
  await signIn(page);
  await expect(confirmButton(page)).toHaveText(`Confirm & Pay ${listed[1]?.total} CAD`);
  await goToCheckout(page);
  expect((await readPrice(page)).total, 'at the checkout').toBe(onCard.total);
  await payWithTestCard(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  const [stay] = await motel.db
    .selectFrom('bookings')
    .select(['adults', 'pets', 'rooms', 'extra_persons', 'status'])
    .execute();
  expect(stay).toEqual({ adults: 4, pets: 2, rooms: 1, extra_persons: 2, status: 'confirmed' });
});

test('§1 search, book, change, cancel, receipt: by keyboard, in the dark @wide', async ({ page, motel }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: /^Dates/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: 'Monday, June 14, 2027' })).toBeFocused();
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter', 'ArrowRight', 'ArrowRight', 'Enter']) {
    await page.keyboard.press(key);
  }
  await expect(page.getByRole('button', { name: /^Dates/ })).toContainText('Jun 16 - Jun 18');
  await tabTo(page, page.getByRole('button', { name: /^Travelers/ }));
  await page.keyboard.press('Enter');
  for (const name of ['More adults', 'More pets']) {
    await tabTo(page, page.getByRole('button', { name }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Escape');
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
  await expectGoodLook(page);
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
  await expectGoodLook(page);
});

test('D13 a sold-out room says so under its title, and offers two others', async ({ page, motel }) => {
  await (await otherGuest(motel)).book('canyon-king', juneStay(17, 18));
  await page.goto('/carddetails/canyon-king?checkin=2027-06-16&checkout=2027-06-18&adults=2');
  const notice = page.getByRole('status').filter({ hasText: 'Sold out on Thu, Jun 17.' });
  await expect(notice).toBeInViewport();
  const others = bookingCard(page).getByRole('listitem');
  await expect(others).toHaveCount(2);
  await expectGoodLook(page);

  await notice.getByRole('link').click();
  await expect(bookingCard(page)).toBeInViewport();
  const [price = ''] = (await others.first().textContent())?.match(/\$[\d,]+ CAD/) ?? [];
  await others.first().getByRole('link').click();
  await expect(page.getByRole('button', { name: /^Dates/ })).toContainText('Jun 16, 2027 - Jun 18, 2027');
  expect(`$${formatDollars((await readPrice(bookingCard(page))).total)} CAD`).toBe(price);
});

test('§1 at 320 px no unit breaks over two lines', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await searchForFourAndTwoDogs(page);
  await expect(page.getByRole('article').first()).toContainText('taxes included');
  await expectUnitsWhole(page.getByRole('main'));
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Hoodoo Double' }).click();
  await expect(bookingCard(page)).toContainText('We picked the cheaper way.');
  await expectUnitsWhole(page.getByRole('main'));
  await reserve(page);
  await signIn(page);
  await more(page, 'adults');
  await expect(page.getByText('5 paying guests need 2 rooms: we added 1 room.')).toBeVisible();
  await fillGuestDetails(page);
  await expectUnitsWhole(page.getByRole('main'));
  await expectNoSidewaysScroll(page);
});

async function searchForFourAndTwoDogs(page: Page): Promise<void> {
  await page.goto('/');
  await chooseNights(page, juneStay(16, 18));
  await page.getByRole('button', { name: /^Travelers/ }).click();
  await more(page, 'adults', 2);
  await more(page, 'pets', 2);
  const done = page.getByRole('button', { name: 'Done' });
  if (await done.isVisible()) await done.click();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/hotel-card');
}

/** The rooms of the list that take the party, in its order. */
async function offersOnList(page: Page) {
  const cards = page.getByRole('article').filter({ hasText: 'taxes included' });
  await cards.first().waitFor();
  const read = async (card: Locator) => {
    const words = (await card.textContent()) ?? '';
    return {
      room: await card.getByRole('heading').textContent(),
      total: /(\$[\d,]+) CAD for/.exec(words)?.[1],
      rooms: /taxes included(\d+ rooms?(?: \+ \d+ extra persons?)?)/.exec(words)?.[1],
    };
  };
  return Promise.all((await cards.all()).map(read));
}
