import { chooseNightsInOpenCalendar, datesField, day } from '../support/guest/choose-stay.ts';
import { expect, juneStay, type Page, test } from '../support/test.ts';

test('§2 §5 §8 feedback written before hydration stays, and reaches the motel', async ({ page, motel }) => {
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

test('§4 a press before or during hydration takes effect after it, once', async ({ page }) => {
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

test('§4 a press on a day counts, though its price comes before its effect', async ({ page }) => {
  const { promise: known, resolve: tell } = Promise.withResolvers<void>();
  await page.route('**/night-prices?*', async (route) => {
    await known;
    await route.continue();
  });
  await page.goto('/');
  await datesField(page).click();
  const { checkIn, checkOut } = juneStay(20, 22);
  await expect(day(page, checkIn)).not.toHaveAccessibleName(/\$/);
  // A press is heard a frame later: this one waits for an event.
  await page.evaluate(() => {
    const waiting: FrameRequestCallback[] = [];
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (press) => waiting.push(press);
    window.addEventListener('frames', () => {
      window.requestAnimationFrame = requestAnimationFrame;
      for (const press of waiting) requestAnimationFrame(press);
    });
  });
  await day(page, checkIn).click();
  tell();
  await expect(day(page, checkIn)).toHaveAccessibleName(/\$/);
  await page.evaluate(() => window.dispatchEvent(new Event('frames')));
  await day(page, checkOut).click();
  await expect(datesField(page)).toContainText('Jun 20 - Jun 22');
});

/** A weak signal: pages load, their scripts wait. @returns a function that lets them through */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue().catch(() => undefined); // the guest may have left the page that requested it
  });
  return arrive;
}
