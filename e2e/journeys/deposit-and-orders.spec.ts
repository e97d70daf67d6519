import { properties } from '@motel/content/testing';
import { flatTariff, sellBy } from '../support/flat-tariff.ts';
import { reserveRoom } from '../support/guest/choose-stay.ts';
import { goToCheckout, payWithTestCard } from '../support/guest/pay.ts';
import { beSignedIn } from '../support/guest/sign-in.ts';
import { expect, juneStay, test } from '../support/test.ts';

test('§14.16, X7: a guest orders breakfast and pays a deposit', async ({ page, motel }) => {
  await sellBy(motel.db, {
    ...flatTariff(properties),
    articles: [
      { id: 'breakfast', label: 'Breakfast', price: '12', offered: 'night', stock: 3, taxes: ['taxes'] },
    ],
    policies: [{ freeHours: 24, keep: 'first night', deposit: '50%', restDays: 1 }],
  });
  await beSignedIn(page);
  await reserveRoom(page, 'canyon-king', juneStay(20, 22));
  const pay = page.getByRole('button', { name: /^Confirm & Pay/ });
  const before = await pay.textContent();
  await page.getByRole('button', { name: 'More breakfast' }).click();
  await page.getByRole('button', { name: 'More breakfast' }).click();
  await expect(pay).not.toHaveText(before ?? '');
  await expect(page.getByText('2 × $12 × 2 nights')).toBeVisible();
  const words = page.getByText(/^You pay \$[\d.]+ CAD now, and \$[\d.]+ CAD by Sat, Jun 19/);
  await expect(words).toBeVisible();
  const now = /pay (\$[\d.]+) CAD/.exec((await words.textContent()) ?? '')?.[1] ?? 'no deposit';
  await expect(pay).toHaveText(`Confirm & Pay ${now} CAD`);
  await expect(page).toLookGoodHere();
  await goToCheckout(page);
  await expect(page.getByText('deposit for your stay')).toBeVisible();
  await expect(page.getByText(now).first()).toBeVisible();
  await payWithTestCard(page);
  await expect(page.getByText('Your stay is confirmed.')).toBeVisible();
  await page.goto('/booking-history');
  await page
    .getByRole('link', { name: /Canyon King/ })
    .first()
    .click();
  await expect(page.getByText('Still to pay')).toBeVisible();
  await expect(page.getByText(/are to be paid by Sat, Jun 19.*we will send you a link/)).toBeVisible();
  await expect(page).toLookGoodHere();
});
