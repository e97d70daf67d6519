import { bookingCard } from '../support/guest/choose-stay.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

test('§2 §2.21 §2.12 §4 words lead to the rooms, a room leads to others', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByText('Five kinds of key, from $74')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'See our rooms' }).last().click();
  await expect(page).toHaveURL('/hotel-card');

  await test.step('§2 a room’s card can be clicked anywhere, not only on its name', async () => {
    for (const path of ['/card', '/', '/hotel-card']) {
      await page.goto(path);
      // With force: the picture is below the link.
      await picture(page, 'River Queen').click({ force: true });
      await expect(page).toHaveURL('/carddetails/river-queen');
    }
    await expect(page.getByRole('heading', { level: 1, name: 'River Queen' })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveTitle(/^River Queen/);
  });

  await test.step('§4 a room out of stock is dimmed, and cannot be reserved', async () => {
    await page.goto('/');
    const card = page.getByRole('article').filter({ hasText: 'Fossil Quad' });
    expect(await opacity(picture(page, 'Fossil Quad'))).toBeLessThan(0.7);
    expect(await opacity(picture(page, 'Hoodoo Double'))).toBe(1);
    const over = await card.getByText('Currently Not Available').boundingBox();
    const under = await picture(page, 'Fossil Quad').boundingBox();
    expect(over?.y, 'over the image').toBeGreaterThan(under?.y ?? Number.NaN);
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThan((under?.y ?? 0) + (under?.height ?? 0));
    await expect(card).toContainText('Out of Stock');
    await expect(card.getByRole('link')).toHaveCount(0);
  });

  await page.goto('/carddetails/fossil-quad');
  await expect(bookingCard(page)).toContainText('Currently Not Available');
  await expect(page.getByRole('button', { name: 'Reserve' })).toBeDisabled();
  await expect(page).toLookGoodHere();
  const others = page.getByRole('region', { name: 'Other keys on the board' }).getByRole('article');
  await expect(others).toHaveCount(3);
  await others.filter({ hasText: 'Tipple Twin' }).getByRole('link').click();
  await expect(page).toHaveURL('/carddetails/tipple-twin');
  await expect(others.filter({ hasText: 'Canyon King' })).toBeAttached();
});

const picture = (page: Page, room: string): Locator =>
  page.getByRole('article').filter({ hasText: room }).locator('img').first();

/** An element's effective opacity, its containers included. */
function opacity(element: Locator): Promise<number> {
  return element.evaluate((shown) => {
    let seen = 1;
    for (let at: Element | null = shown; at; at = at.parentElement)
      seen *= Number(getComputedStyle(at).opacity);
    return seen;
  });
}
