import { sampleMails } from '@motel/api';
import { motel } from '@motel/content/testing';
import { expectNoSidewaysScroll, violationsOf } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

const NAMES = [
  'booking-confirmed',
  'booking-changed',
  'booking-cancelled',
  'refund-completed',
  'receipt',
  'arrival',
  'after-stay',
  'late-payment-refunded',
  'payment-refunded',
];

// Pages of mails are opened by themselves: this journey starts no motel.
test('§11 each mail reads well, at any width, by day and by night', async ({ page, trouble }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  trouble.expect(/ERR_UNKNOWN_URL_SCHEME \(cid:/);
  const mails = await sampleMails({ motel, now: new Date('2026-11-22T18:00:00Z') });
  for (const name of NAMES) {
    const mail = mails.find((sample) => sample.name === name);
    if (mail === undefined) throw new Error(`There is no letter ${name}`);
    await test.step(name, async () => {
      for (const source of [mail.html ?? '', mail.page]) {
        await page.setContent(source);
        await expect(page.getByRole('img')).toHaveAccessibleName(/\S+ \S+ \S+/);
        const facts = [motel.name, 'LI-7K4QD', 'Hoodoo Double', 'Dear Maryam Okafor,', motel.phone.shown];
        for (const fact of facts) await expect(page.locator('body')).toContainText(fact);
        await expect(page.getByRole('link', { name: 'See your stay' })).toHaveAttribute(
          'href',
          /booking-history$/,
        );
      }
      // The page has all of the letter, and its pictures.
      for (const width of [320, 600]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        // A mail is shown within the page of a mail program, which has the landmarks.
        const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
        expect(await violationsOf(page, rules, ['region', 'landmark-one-main'])).toEqual([]);
      }
    });
  }
  expect(
    requested.filter((url) => !/^(data|cid|about):/.test(url)),
    'nothing is loaded',
  ).toEqual([]);

  await page.setContent(mails.find(({ name }) => name === 'booking-confirmed')?.page ?? '');
  await test.step('its paper is dark in the dark', async () => {
    const colors = () =>
      page.evaluate(() =>
        ['body', '.card', 'h1'].map((what) => {
          const { backgroundColor, color } = getComputedStyle(document.querySelector(what) as Element);
          return what === 'h1' ? color : backgroundColor;
        }),
      );
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await colors()).toEqual(['rgb(247, 236, 216)', 'rgb(255, 249, 236)', 'rgb(18, 48, 42)']);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colors()).toEqual(['rgb(14, 35, 32)', 'rgb(23, 51, 46)', 'rgb(248, 235, 208)']);
  });
  await test.step('its amounts are below each other at 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    const edges = await page
      .locator('td[align="right"]')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().right)));
    expect(edges.length).toBeGreaterThan(5);
    expect(new Set(edges).size).toBe(1);
  });
});
