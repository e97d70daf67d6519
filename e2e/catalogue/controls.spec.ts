import { expect, test } from '../support/catalogue.ts';

test('§4, §9 stepper: counts by key, announces counts, keeps focus at limits', async ({ openCatalogue }) => {
  const page = await openCatalogue('stepper');
  const adults = page.getByRole('group', { name: 'Adults' });
  const more = adults.getByRole('button', { name: 'More adults' });
  const fewer = adults.getByRole('button', { name: 'Fewer adults' });
  const count = adults.getByRole('status');

  await more.focus();
  await page.keyboard.press('Space');
  await expect(count).toHaveText('3 Adults');
  await page.keyboard.press('Enter');
  await expect(count).toHaveText('4 Adults');
  await expect(more).toBeDisabled();
  await expect(count, 'where the disabled button cannot have focus').toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(fewer).toBeFocused();
  for (const left of [3, 2, 1]) {
    await page.keyboard.press('Space');
    await expect(count).toHaveText(`${left} Adults`);
  }
  await expect(fewer).toBeDisabled();
  await expect(count).toBeFocused();

  await expect(page.getByRole('button', { name: 'Fewer children' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'More rooms' })).toBeDisabled();
});

test('§2 scroller: scrolls by buttons and arrow keys, only when it overflows', async ({
  page,
  openCatalogue,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCatalogue('scroller');
  const places = page.getByRole('region', { name: 'Places nearby' });
  const scrolled = () => places.evaluate((element) => element.scrollLeft);
  await page.getByRole('button', { name: 'Later places' }).click();
  await expect.poll(scrolled).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Earlier places' }).click();
  await expect.poll(scrolled).toBe(0);
  await places.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(scrolled).toBeGreaterThan(0);

  await expect(page.getByRole('button', { name: 'Later', exact: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'One place' })).not.toHaveAttribute('tabindex');
});
