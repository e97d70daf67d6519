import { formatDollars } from '@motel/booking-core';
import type { Locator, Page } from '@playwright/test';
import { bookingCard, reserve, searchForFourAndTwoDogs } from '../support/guest/choose-stay.ts';
import { confirmButton, goToCheckout, payWithTestCard } from '../support/guest/pay.ts';
import { readPrice } from '../support/guest/read-price.ts';
import { signIn } from '../support/guest/sign-in.ts';
import { expectGoodLook } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

// Three kinds of room take two dogs.
test.use({ rooms: { 'tipple-twin': { allowedPets: 2 } } });

test('Q13 D3 four adults and two dogs pay the price of the list', async ({ page, motel }) => {
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
