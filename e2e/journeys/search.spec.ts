import type { CivilDate } from '@motel/booking-core';
import { motel as own, properties } from '@motel/content/testing';
import { HOUR } from '../support/clock.ts';
import { flatTariff, sellBy } from '../support/flat-tariff.ts';
import {
  bookingCard,
  chooseNights,
  chooseNightsInOpenCalendar,
  datesField,
  day,
  more,
} from '../support/guest/choose-stay.ts';
import { expect, june, juneStay, TODAY, test } from '../support/test.ts';

test('§2 §9 D6 H15 a search fills the list’s address and the booking card @wide @daily', async ({
  page,
  motel,
}) => {
  const { nightly = [], ...flat } = flatTariff(properties);
  const atLeastTwo = { from: june(27), to: june(27), minNights: 2 };
  await sellBy(motel.db, { ...flat, nightly: [...nightly, atLeastTwo] });
  await page.goto('/');
  const travelers = page.getByRole('button', { name: /^Travelers/ });
  const calendar = page.getByRole('dialog', { name: 'Dates' });
  await expect(page.getByLabel('Destination')).toHaveValue(`${own.city}, ${own.province}`);
  await expect(datesField(page)).toContainText('Jun 14 - Jun 14');
  await expect(travelers).toContainText('2 adults · 0 children · 1 room');
  await datesField(page).click();
  await expect(day(page, june(20)), 'Q16 its lowest price').toHaveAccessibleName(/: \$\d+/);
  await expect(calendar).toContainText('The lowest price of each night for 2 adults, taxes in.');
  await chooseNightsInOpenCalendar(page, juneStay(20, 23));
  await expect(calendar, 'it closes by itself').toBeHidden();
  await expect(datesField(page)).toContainText('Jun 20 - Jun 23');
  await datesField(page).click();
  await expect(day(page, june(20)), 'orange').toHaveCSS('background-color', 'rgb(255, 100, 34)');
  await day(page, june(27)).click();
  await expect(day(page, june(28)), 'two nights at least').toBeDisabled();
  await calendar.getByText('Quick picks').click();
  await calendar.getByRole('button', { name: 'This Week' }).click();
  await expect(calendar).toBeHidden();
  await expect(datesField(page)).toContainText('Jun 13 - Jun 19');
  await chooseNights(page, juneStay(20, 23));
  await travelers.click();
  await more(page, 'adults');
  await expect(travelers).toContainText('3 adults · 0 children · 1 room');
  await page.mouse.click(5, 5);
  await expect(page.getByRole('dialog', { name: 'Travelers' }), 'a press outside closes it').toBeHidden();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/hotel-card\?checkin=2027-06-20&checkout=2027-06-23&adults=3&/);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your search' })).toContainText('Jun 20–23 · 3 adults');
  await expect(page.getByRole('article').first(), 'the list is priced').toContainText('taxes included');

  await page.getByRole('link', { name: 'Tipple Twin' }).click();
  await expect(datesField(page)).toContainText('Jun 20, 2027 - Jun 23, 2027');
  await expect(page.getByRole('button', { name: /^Guests/ })).toContainText('3 adults · 1 room');
  await page.goBack();
  await page.getByRole('link', { name: 'Canyon King' }).click();
  await expect(page.getByRole('button', { name: /^Guests/ }), 'nobody is dropped').toContainText(
    '3 adults · 2 rooms',
  );
});

test('§2 the search’s popups stay in view at any width and zoom', async ({ page }) => {
  await page.goto('/');
  for (const { width, height, months } of [
    { width: 320, height: 640, months: 1 },
    // 1280 x 800 at 200 %.
    { width: 640, height: 400, months: 1 },
    { width: 768, height: 1024, months: 2 },
    { width: 1280, height: 800, months: 2 },
  ]) {
    await page.setViewportSize({ width, height });
    for (const name of ['Dates', 'Travelers']) {
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      const popup = page.getByRole('dialog', { name });
      if (name === 'Dates') await expect(popup.getByRole('table')).toHaveCount(months);
      await expect(popup).toBeInViewport();
      const leastSpace = () =>
        popup.evaluate((panel) => {
          const { left, right } = panel.getBoundingClientRect();
          return Math.min(left, document.documentElement.clientWidth - right);
        });
      await expect.poll(leastSpace, `${name} at ${width} px`).toBeGreaterThanOrEqual(0);
      await page.keyboard.press('Escape');
    }
  }

  await page.emulateMedia({ forcedColors: 'active' });
  await datesField(page).click();
  await day(page, june(20)).click();
  await day(page, june(23)).hover();
  const surface = (date: CivilDate) =>
    day(page, date).evaluate((cell) => getComputedStyle(cell).backgroundColor);
  const plain = await surface(june(25));
  await expect.poll(() => surface(june(20))).not.toBe(plain);
  await expect.poll(() => surface(june(23))).not.toBe(plain);
});

test('§2 §9 the card starts at the motel’s today, after midnight too', async ({ page, context, motel }) => {
  await context.clock.setFixedTime(motel.clock.now());
  await page.goto('/carddetails/river-queen');
  await expect(datesField(page)).toContainText('Jun 14, 2027 - Jun 15, 2027');
  // A calendar that opens and closes shows that the page listens.
  await datesField(page).click();
  await expect(day(page, june(13))).toBeDisabled();
  await expect(day(page, TODAY)).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Dates' })).toBeHidden();
  motel.clock.advance(2 * HOUR);
  await context.clock.setFixedTime(motel.clock.now());
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(bookingCard(page)).toContainText('Check-in cannot be in the past.');
  await expect(page.getByRole('button', { name: 'Reserve' })).toBeDisabled();
  await page.reload();
  await expect(datesField(page)).toContainText('Jun 15, 2027 - Jun 16, 2027');
});
