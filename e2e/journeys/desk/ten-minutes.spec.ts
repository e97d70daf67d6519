import { linkFirstOwner } from '@motel/api';
import { june, juneStay } from '../../support/dates.ts';
import { fillInGuest } from '../../support/desk.ts';
import { otherGuest } from '../../support/other-guest.ts';
import { passkeyDevice } from '../../support/passkey.ts';
import { expect, test } from '../../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

test('12: a newcomer’s ten minutes, from the printed link to the receipt @daily', async ({ page, motel }) => {
  const guest = await otherGuest(motel);
  await guest.book('hoodoo-double', juneStay(14, 17));
  const onWebsite = (type: string, from: number, to: number) => motel.freeRooms(type, june(from), june(to));
  const goTo = (name: string) =>
    page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name }).click();
  const banner = (words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();

  await test.step('the link makes an owner with a passkey', async () => {
    await passkeyDevice(page);
    await page.goto((await linkFirstOwner(motel, motel.url)) ?? '');
    await page.getByLabel('Your name').fill('Ilse Vandermeer');
    await page.getByRole('button', { name: 'Make a passkey' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monday, June 14');
  });

  await test.step('an arrival is checked in', async () => {
    await page.getByRole('region', { name: 'Arriving' }).getByText('Robin Coulee').click();
    await page.getByRole('button', { name: /^Check in/ }).click();
    await expect(page.getByRole('region', { name: /^In house/ })).toContainText('Coulee');
  });

  await test.step('a walk-in gets a room, which the website sells no more', async () => {
    await page.getByRole('link', { name: /^12 ?, free and ready$/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New stay');
    await fillInGuest(page);
    await page.getByRole('radio', { name: 'Cash' }).check();
    await page.getByRole('button', { name: /^Book, take \$[\d.]+ in cash$/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amara Osei');
    await banner('Paid in full');
    expect(await onWebsite('hoodoo-double', 14, 15)).toEqual([10]);
  });

  await test.step('a stay moves to another room on the plan', async () => {
    await goTo('Plan');
    const group = (number: string) => page.getByRole('group', { name: `Room ${number}`, exact: true });
    const bar = await group('12').getByRole('link', { name: /Osei/ }).boundingBox();
    const other = await group('13').boundingBox();
    if (bar === null || other === null) throw new Error('The plan has no bar to drag');
    const x = bar.x + bar.width / 2;
    await page.mouse.move(x, bar.y + bar.height / 2);
    await page.mouse.down();
    await page.mouse.move(x, (bar.y + other.y) / 2, { steps: 4 });
    await page.mouse.move(x, other.y + other.height / 2, { steps: 4 });
    await expect(page.getByText('Nothing to pay.')).toBeVisible();
    await page.mouse.up();
    await banner('Osei is in room 13 now.');
  });

  await test.step('a room closes, and the website sells one less', async () => {
    await goTo('Rooms');
    await page.getByRole('link', { name: 'All rooms' }).click();
    await page.getByRole('button', { name: 'Room 26', exact: true }).click();
    await page.getByRole('button', { name: 'Close room 26' }).click();
    await page.getByLabel('On sale again').fill(june(16));
    await page.getByLabel('Reason').fill('New shower');
    await page.getByRole('dialog').getByRole('button', { name: 'Close room 26' }).click();
    await banner(/New shower/);
    expect(await onWebsite('hoodoo-double', 14, 17)).toEqual([9, 10, 11]);
  });

  await test.step('a weekend has its price, on the website at once', async () => {
    await goTo('Rates');
    await page.getByRole('gridcell', { name: /^Hoodoo Double, \w+, June 18:/ }).hover();
    await page.mouse.down();
    await page.getByRole('gridcell', { name: /^Hoodoo Double, \w+, June 19:/ }).hover();
    await page.mouse.up();
    await page.keyboard.press('e');
    await page.keyboard.type('159');
    await page.keyboard.press('Enter');
    await banner('In force now.');
    const answer = await fetch(
      `${motel.url}/api/property/availability/hoodoo-double?from=${june(18)}&to=${june(20)}`,
    );
    expect(await answer.json()).toMatchObject({ nights: [{ price: 159 }, { price: 159 }] });
  });

  await test.step('a receipt is issued and printed', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('osei');
    await page.getByRole('option', { name: /Osei/ }).click();
    await page.getByRole('link', { name: 'Receipt' }).click();
    await page.getByRole('button', { name: /^Issue receipt/ }).click();
    await expect(page.getByRole('article', { name: /^Receipt \d{4}-0001$/ })).toContainText('Amara Osei');
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body[data-printed]')).toBeVisible();
  });
});
