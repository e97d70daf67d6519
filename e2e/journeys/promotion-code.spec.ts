import { properties } from '@motel/content';
import { juneStay } from '../support/dates.ts';
import { flatTariff, sellBy } from '../support/flat-tariff.ts';
import { reserveRoom } from '../support/guest/choose-stay.ts';
import { goToCheckout, payWithTestCard } from '../support/guest/pay.ts';
import { arriveSignedIn } from '../support/guest/sign-in.ts';
import { expectGoodLook } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

test('§2.9 a guest books with a promotion code and pays the lower price', async ({
  page,
  motel,
  trouble,
}) => {
  trouble.expect(/422 .*check-promotion-code/);
  trouble.expect(/Failed to check a promotion code/);
  await sellBy(motel.db, { ...flatTariff(properties), codes: [{ code: 'HARVEST', off: '10%' }] });
  await arriveSignedIn(page);
  await reserveRoom(page, 'canyon-king', juneStay(16, 18));
  const pay = page.getByRole('button', { name: /^Confirm & Pay/ });
  const whole = await pay.textContent();

  await page.getByRole('button', { name: 'I have a promotion code' }).click();
  await page.getByLabel('Promotion code').fill('winter');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This code is not known.')).toBeVisible();
  await expectGoodLook(page);
  await page.getByLabel('Promotion code').fill('harvest');
  await page.getByLabel('Promotion code').press('Enter');
  await expect(page.getByText('Code HARVEST: 10% off')).toBeVisible();
  await expect(pay).not.toHaveText(whole ?? '');
  const reduced = (await pay.textContent())?.match(/\$\d+/)?.[0] ?? 'no price';
  await expectGoodLook(page);

  await goToCheckout(page);
  await expect(page.getByText('Code HARVEST')).toBeVisible();
  await expect(page.getByText(reduced).first()).toBeVisible();
  await payWithTestCard(page);
  await expect(page.getByText('Your stay is confirmed.')).toBeVisible();
});
