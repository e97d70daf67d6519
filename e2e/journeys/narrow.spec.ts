import { formatDollars } from '@motel/booking-core';
import { bookingCard, chooseNights, more, pressGuests, reserve } from '../support/guest/choose-stay.ts';
import { confirmButton, fillGuestDetails } from '../support/guest/pay.ts';
import { readPrice } from '../support/guest/read-price.ts';
import { signIn } from '../support/guest/sign-in.ts';
import { tabTo } from '../support/guest/tab-to.ts';
import { expectNoSidewaysScroll, expectUnitsWhole } from '../support/look.ts';
import { expect, juneStay, test } from '../support/test.ts';

// Three kinds of room take two dogs.
test.use({ viewport: { width: 320, height: 568 }, rooms: { 'tipple-twin': { allowedPets: 2 } } });

test('§1 §2 Q13 D3 four adults, two dogs: the list’s price is due, at 320 px', async ({ page, motel }) => {
  await page.goto('/');
  await chooseNights(page, juneStay(16, 18));
  await page.getByRole('button', { name: /^Travelers/ }).click();
  await more(page, 'adults', 2);
  await more(page, 'pets', 2);
  // The panel covers the page.
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('region', { name: 'Your search' })).toContainText(
    'Jun 16–18 · 4 adults, 2 pets',
  );
  const offers = page.getByRole('article').filter({ hasText: 'taxes included' });
  await expect(offers).toHaveText([
    /Tipple Twin.*taxes included1 room/,
    /Hoodoo Double.*taxes included1 room \+ 2 extra persons/,
    /River Queen.*taxes included2 rooms/,
  ]);
  const [, listed] = /\$([\d,]+) CAD for/.exec((await offers.nth(1).textContent()) ?? '') ?? [];
  await expectUnitsWhole(page.getByRole('main'));
  await expect(page).toLookGoodHere();

  await page.getByRole('link', { name: 'Hoodoo Double' }).click();
  const card = bookingCard(page);
  await expect(card.getByRole('radio', { name: /^1 room with 2 extra persons/ })).toBeChecked();
  await expect(card).toContainText('We picked the cheaper way.');
  const { total, lines } = await readPrice(card);
  expect(formatDollars(total), 'list and card').toBe(listed);
  expect(lines[0]?.label).toBe('$119 × 2 nights × 1 room');
  await expectUnitsWhole(page.getByRole('main'));
  await expect(page).toLookGoodHere();

  const reserveButton = page.getByRole('button', { name: 'Reserve' });
  await expect(reserveButton, 'the only one is in the bar').toHaveCount(1);
  await expect(reserveButton).toBeInViewport();
  await page.getByRole('link', { name: /CAD/ }).click();
  await expect(bookingCard(page)).toBeInViewport();
  await expect(reserveButton).toBeInViewport();
  await pressGuests(page);
  await expect(page.getByRole('group', { name: 'Adults', exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await pressGuests(page);
  await reserve(page);
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await signIn(page);

  await expect(confirmButton(page)).toHaveText(`Confirm & Pay $${formatDollars(total)} CAD`);
  await more(page, 'adults');
  await expect(page.getByText('5 paying guests need 2 rooms: we added 1 room.')).toBeVisible();
  await expectUnitsWhole(page.getByRole('main'));
  await page.getByRole('button', { name: 'Fewer adults' }).click();
  await expect(confirmButton(page)).toHaveText(`Confirm & Pay $${formatDollars(total)} CAD`);
  await expectNoSidewaysScroll(page);
  await confirmButton(page).click();
  await expect(page.getByRole('alert'), '§5').toBeInViewport();
  await expectNoSidewaysScroll(page);
  await fillGuestDetails(page);
  await expectUnitsWhole(page.getByRole('main'));
  await expectNoSidewaysScroll(page);
  await confirmButton(page).click();
  await page.waitForURL('**/checkout/**');
  expect((await readPrice(page)).total, 'at the checkout').toBe(total);
  await expectNoSidewaysScroll(page);
  const stored = motel.db.selectFrom('bookings').select(['adults', 'pets', 'rooms', 'extra_persons']);
  expect(await stored.execute()).toEqual([{ adults: 4, pets: 2, rooms: 1, extra_persons: 2 }]);
});

test('§2.9 §2.11 facts begin with a word; zoom hides no part of a dialog', async ({ page }) => {
  for (const path of ['/hotel-card', '/card', '/carddetails/tipple-twin']) {
    await page.goto(path);
    const dots = await page.locator('p:has(> strong + span)').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const shownFrom = Number(/([\d.]+)px\)$/.exec(getComputedStyle(row).clipPath)?.[1]);
        const { left } = row.getBoundingClientRect();
        return [...row.children].map((fact) => ({
          isFirst: fact.getBoundingClientRect().left < left + 1,
          // Before its words.
          isCut: Number.parseFloat(getComputedStyle(fact).paddingInlineStart) <= shownFrom,
          after: getComputedStyle(fact, '::after').content,
        }));
      }),
    );
    const lines = dots.filter(({ isFirst }) => isFirst);
    expect(lines.length, `${path} breaks some lines`).toBeGreaterThan(1);
    expect(lines.filter(({ isCut }) => !isCut)).toEqual([]);
    expect(dots.filter(({ after }) => after !== 'none')).toEqual([]);
  }

  // 1280 × 800 at 200 %.
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto('/carddetails/river-queen');
  await reserve(page);
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await page.getByLabel('Mobile number').fill('403 555 0117');
  for (const part of [
    dialog.getByLabel('Country code'),
    dialog.getByLabel('Mobile number'),
    dialog.getByRole('button', { name: 'Sign In Instantly' }),
    dialog.getByRole('link', { name: 'terms' }),
    dialog.getByRole('link', { name: 'privacy policy' }),
    dialog.getByRole('button', { name: 'Close' }),
  ]) {
    await tabTo(page, part);
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await expectNoSidewaysScroll(page);
});
