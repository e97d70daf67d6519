import { payByKeyboard, typeByKeyboard } from '../support/guest/by-keyboard.ts';
import { confirmButton } from '../support/guest/pay.ts';
import { arriveSignedIn } from '../support/guest/sign-in.ts';
import { tabTo } from '../support/guest/tab-to.ts';
import { expect, test } from '../support/test.ts';

test('§4 a room can be booked with the keyboard alone @wide', async ({ page }) => {
  await page.goto('/hotel-card');
  await page.getByRole('link', { name: 'River Queen' }).waitFor();
  await tabTo(page, page.getByRole('link', { name: 'River Queen' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'River Queen' })).toBeFocused();

  const dates = page.getByRole('button', { name: /^Dates/ });
  await tabTo(page, dates);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: 'Monday, June 14, 2027' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: 'Wednesday, June 16, 2027' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dates).toContainText('Jun 16, 2027 - Jun 23, 2027');
  await expect(dates, 'the calendar returns focus').toBeFocused();

  await tabTo(page, page.getByRole('button', { name: /^Guests/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'More pets' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Guests/ })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Reserve' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Mobile number'));
  await page.keyboard.type('4035550117');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Who should we leave the light on for?' })).toBeFocused();

  await typeByKeyboard(page, { 'First name': 'Wren', 'Last name': 'Prairie', Email: 'wren@prairie.example' });
  await tabTo(page, confirmButton(page));
  await page.keyboard.press('Enter');
  await payByKeyboard(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});

test('§9 the arrow keys move from day to day, and today is the motel’s', async ({ page }) => {
  await page.goto('/');
  const dates = page.getByRole('button', { name: /^Dates/ });
  const calendar = page.getByRole('dialog', { name: 'Dates' });
  await tabTo(page, dates);
  await page.keyboard.press('Enter');
  const focused = calendar.locator(':focus');
  await expect(focused, 'the days get the focus').toHaveAccessibleName('Check in on Monday, June 14, 2027');
  await expect(focused).toHaveAttribute('aria-current', 'date');
  await expect(calendar.locator('[aria-current]'), 'for any clock of the guest').toHaveCount(1);

  for (const [key, date] of [
    ['ArrowRight', 'Tuesday, June 15, 2027'],
    ['ArrowDown', 'Tuesday, June 22, 2027'],
    ['Home', 'Sunday, June 20, 2027'],
    ['End', 'Saturday, June 26, 2027'],
    ['PageDown', 'Monday, July 26, 2027'],
    ['ArrowLeft', 'Sunday, July 25, 2027'],
    ['ArrowUp', 'Sunday, July 18, 2027'],
    ['PageUp', 'Friday, June 18, 2027'],
    ['Shift+PageUp', 'Thursday, June 18, 2026'],
    ['Shift+PageDown', 'Friday, June 18, 2027'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused, key).toHaveAccessibleName(`Check in on ${date}`);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Check-in' })).toHaveText(
    'Check-in Friday, June 18, 2027. Now choose the check-out day.',
  );
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(dates).toBeFocused();
  await page.keyboard.press('Space');
  await expect(focused).toHaveAccessibleName('Check out on Friday, June 18, 2027');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(calendar).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'June' })).toHaveText(
    'Friday, June 18, 2027 to Saturday, June 19, 2027.',
  );
  await expect(dates).toBeFocused();
});

test('§5 errors move focus to their list, and each links to its field', async ({ page }) => {
  await arriveSignedIn(page);
  await page.goto('/carddetails/river-queen');
  await page.getByRole('button', { name: 'Reserve' }).click();
  await confirmButton(page).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Please fix the errors below');
  for (const message of ['First name is required', 'Last name is required', 'Email is required']) {
    await expect(summary).toContainText(message);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('First name')).toBeFocused();

  await page.getByLabel('Email').fill('wren at home');
  await page.getByLabel('Phone').fill('12345');
  await confirmButton(page).click();
  await expect(summary).toContainText('Please enter a valid email address');
  await expect(summary).toContainText('Please enter a valid phone number');
  await page.getByLabel('Phone').fill('');
  await expect(summary).toContainText('Phone number is required');
});
