import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/catalogue.ts';
import { expectAccessible } from '../support/look.ts';

const focusIsIn = (locator: Locator) =>
  locator.evaluate((element) => element.contains(document.activeElement));

/** Checks that every stop of the Tab key is inside, until the first comes again. */
async function expectKeyboardStays(page: Page, inside: Locator, stops: number) {
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    // Browsers add a stop of their own between the last and the first.
    const outside = await page.evaluate(() => document.activeElement !== document.body);
    if (outside) expect(await focusIsIn(inside)).toBe(true);
  }
}

test('§2 dialog: focus enters, stays inside, and returns', async ({ openCatalogue }) => {
  const page = await openCatalogue('dialog');
  const opener = page.getByRole('button', { name: 'Sign in' });
  const dialog = page.getByRole('dialog', { name: 'Sign in' });

  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Mobile number')).toBeFocused();
  await expectKeyboardStays(page, dialog, 6);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog, 'a press outside').toBeHidden();
  await expect(opener).toBeFocused();

  await test.step('a long one scrolls inside the window, on a phone as well', async () => {
    await page.setViewportSize({ width: 320, height: 480 });
    await page.getByRole('button', { name: 'House rules' }).click();
    const rules = page.getByRole('dialog', { name: 'House rules' });
    const box = await rules.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(480);
    const last = rules.getByText('12. Pets are welcome');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(rules).toBeHidden();
  });
});

test('§4 popover: a sheet on phones, closed by Done or beside it; fits 320 px', async ({ openCatalogue }) => {
  const page = await openCatalogue('popover');
  await page.setViewportSize({ width: 390, height: 844 });
  const field = page.getByRole('button', { name: /^Travelers/ });
  const panel = page.getByRole('dialog', { name: 'Travelers' });
  await field.click();
  const box = await panel.boundingBox();
  expect([box?.x, box?.width]).toEqual([0, 390]);
  await expect.poll(async () => ((await panel.boundingBox())?.y ?? 0) + (box?.height ?? 0)).toBe(844);
  await expect(panel.getByRole('heading', { name: 'Travelers' }), 'it says what it is').toBeInViewport();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(panel).toBeHidden();
  await expect(field).toBeFocused();
  await field.click();
  await expect(panel).toBeVisible();
  await page.mouse.click(195, 20);
  await expect(panel, 'a press beside it').toBeHidden();

  await page.setViewportSize({ width: 320, height: 640 });
  for (const name of ['Travelers', 'Guests', 'Party']) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    const box = await page.getByRole('dialog', { name }).boundingBox();
    expect(box?.x, name).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(320);
    await page.keyboard.press('Escape');
  }
});

test('§2 menu: opens by key, closes by Escape and by a choice', async ({ openCatalogue }) => {
  const page = await openCatalogue('menu');
  const button = page.locator('summary', { hasText: 'Maryam' });
  const bookings = page.getByRole('link', { name: 'Booking Details' });

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(bookings).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(bookings).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bookings).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(bookings).toBeHidden();
  await expect(button, 'focus is not lost with the row').toBeFocused();
});
