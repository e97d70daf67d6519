import { motel as content } from '@motel/content/testing';
import { HOUR } from '../../support/clock.ts';
import { openDesk } from '../../support/desk.ts';
import { expect, test } from '../../support/test.ts';

test('§14.1 §14.12 12: the frame of the desk, and none of it for guests', async ({ page, motel }) => {
  await test.step('12: no page of a guest loads anything of the desk', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const path of ['/', '/signIn', '/travelGuide']) await page.goto(path);
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((path) => path.startsWith('/desk') || path.startsWith('/api/desk'))).toEqual([]);
  });

  await test.step('§14.12: the desk shows the motel’s hour, in any browser', async () => {
    // The law on the motel's clock changed in 2026, which a browser may not know yet.
    motel.clock.advance(170 * 24 * HOUR);
    await openDesk(page, motel);
    const { timeZone } = content.houseRules;
    const hour = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
    await page.clock.setFixedTime(motel.clock.now());
    await page.reload();
    const shown = hour.format(motel.clock.now()).replace(/\s/g, ' ');
    await expect(page.locator('header time')).toHaveText(shown);
  });

  await test.step('§14.12: a phone reaches the pages that have no tab by “More”', async () => {
    const tabs = page.getByRole('navigation', { name: 'Desk, on phones' });
    for (const title of ['Till', 'Ahead', 'Morning']) {
      await tabs.getByRole('link', { name: 'More' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('More');
      if (title === 'Morning') await expect(page).toLookGood();
      await page.getByRole('navigation', { name: 'Other pages' }).getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    await tabs.getByRole('link', { name: 'Tonight' }).click();
    await expect(page.getByRole('heading', { name: /^Arriving/ })).toBeVisible();
  });

  await test.step('§14.1: the desk lets its person out', async () => {
    await page.goto('/desk/more');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  });
});
