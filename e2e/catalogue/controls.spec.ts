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

test('fields: label, help and error belong to their control', async ({ openCatalogue }) => {
  const page = await openCatalogue('fields');
  await page.getByText('First name').click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('As on your identification.');

  const phone = page.getByLabel('Phone number');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription('Please enter a valid phone number');
  await expect(page.getByLabel('Special requests')).toHaveAccessibleDescription('Optional');

  const province = page.getByLabel('Province');
  await province.focus();
  await page.keyboard.type('Man');
  await expect(province).toHaveValue('Manitoba');
});

test('checkbox: the space bar and the whole line press it', async ({ openCatalogue }) => {
  const page = await openCatalogue('checkbox');
  const pets = page.getByRole('checkbox', { name: 'Bringing pets, $15 each' });
  await pets.focus();
  await page.keyboard.press('Space');
  await expect(pets).toBeChecked();
  await page.getByText('Bringing pets, $15 each').click();
  await expect(pets).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Smoking room' })).toBeDisabled();
});

test('§8 messages: the error summary takes focus; a live region announces', async ({ openCatalogue }) => {
  const page = await openCatalogue('messages');
  const summary = page.getByRole('alert').filter({ hasText: 'Please fix the errors below' });
  const send = page.getByRole('button', { name: 'Send' });
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const email = page.getByLabel('Your email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Email is required');
  expect(page.url(), 'the address stays').not.toContain('#catalogue-email');
  await send.click();
  await expect(summary, 'again at each attempt').toBeFocused();

  const region = page.locator('[aria-live=polite]');
  await expect(region).toBeEmpty();
  await page.getByRole('button', { name: 'One night more' }).click();
  await expect(region).toHaveText('Total 196 CAD for 2 nights');
});

test('theme switch: the arrow keys choose, and the whole page follows', async ({ page, openCatalogue }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openCatalogue('navigation');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const paper = await background();
  const group = page.getByRole('group', { name: 'Theme', exact: true });
  await group.getByRole('radio', { name: 'System' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(group.getByRole('radio', { name: 'Light' })).toBeChecked();
  expect(await background()).toBe(paper);
  await page.keyboard.press('ArrowRight');
  await expect(group.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect.poll(background).not.toBe(paper);
  const night = await background();
  await group.getByText('Light').click();
  await expect.poll(background).toBe(paper);
  await group.getByText('System').click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background, 'the system decides again').toBe(night);
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
