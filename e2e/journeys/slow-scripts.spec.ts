import type { Page } from '@playwright/test';
import { juneStay } from '../support/dates.ts';
import { chooseNightsInOpenCalendar, datesField } from '../support/guest/choose-stay.ts';
import { storedSession } from '../support/guest/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('§2 §5 §8 text typed before hydration stays, and counts', async ({ page, motel }) => {
  await test.step('§5 a number and its country', async () => {
    const arrive = await holdScripts(page);
    await page.goto('/signin', { waitUntil: 'commit' });
    await page.getByLabel('Country code').selectOption('Germany (+49)');
    await page.getByLabel('Mobile number').pressSequentially('4035550117');
    const button = page.getByRole('button', { name: 'Sign In Instantly' });
    await expect(button, 'nothing can be submitted by GET').toBeDisabled();

    arrive();
    await expect(button).toBeEnabled();
    await expect(page.getByLabel('Mobile number')).toHaveValue('4035550117');
    await expect(page.getByLabel('Country code')).toHaveValue('DE');
    await button.click();
    await expect(page).toHaveURL('/');
    expect((await storedSession(page))[0]).toContain('+494035550117');
  });

  await test.step('§2 §8 feedback, which reaches the motel', async () => {
    const arrive = await holdScripts(page);
    await page.goto('/feedback', { waitUntil: 'commit' });
    await page.getByLabel('Message').fill('The sign is lovely.');
    await page.getByLabel('Name').fill('Wren Ash');
    await page.getByLabel('Email').fill('wren@example.com');
    await page.getByRole('checkbox').check();
    const button = page.getByRole('button', { name: 'Send Message' });
    await expect(button, 'nothing can be submitted by GET').toBeDisabled();

    arrive();
    await button.click();
    await expect(page.getByText('✅ Message sent successfully!')).toBeVisible();
    for (const label of ['Message', 'Name', 'Email']) await expect(page.getByLabel(label)).toHaveValue('');
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await expect(page).toHaveURL('/feedback');
    await motel.runJobs();
    const mails = await motel.mails();
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('The sign is lovely.')]);
  });
});

test('§4 D6 a press before or during hydration takes effect after it, once', async ({ page }) => {
  await test.step('D6 a search opens the list with a bare address', async () => {
    const arrive = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Search' }).click({ noWaitAfter: true });
    await expect(page).toHaveURL(/\/hotel-card\??$/);
    arrive();
    await page.getByRole('link', { name: 'Hoodoo Double' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoodoo Double');
  });

  await test.step('§4 before: the last of two presses', async () => {
    const arrive = await holdScripts(page);
    await page.goto('/carddetails/river-queen', { waitUntil: 'commit' });
    await page.getByRole('button', { name: /^Guests/ }).click();
    await datesField(page).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    arrive();
    await chooseNightsInOpenCalendar(page, juneStay(20, 22));
    await expect(datesField(page)).toContainText('Jun 20, 2027 - Jun 22, 2027');
  });

  await test.step('§4 during', async () => {
    await page.addInitScript(() => {
      // The moment in which presses are no longer recorded and the page does not listen yet.
      let end: (() => unknown) | undefined;
      Object.defineProperty(window, 'endEarlyPresses', {
        set: (early: typeof end) => {
          end = early;
        },
        get: () => () => {
          const buttons = [...document.querySelectorAll('button')];
          const dates = buttons.find((button) => button.textContent.startsWith('Dates'));
          queueMicrotask(() => dates?.click());
          return end?.();
        },
      });
    });
    await page.goto('/');
    await chooseNightsInOpenCalendar(page, juneStay(20, 22));
    await expect(datesField(page)).toContainText('Jun 20 - Jun 22');
  });
});

/** A weak signal: pages arrive, their scripts wait. @returns a function that lets them through */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.unrouteAll({ behavior: 'wait' });
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue().catch(() => undefined); // the guest may have left the page that requested it
  });
  return arrive;
}
