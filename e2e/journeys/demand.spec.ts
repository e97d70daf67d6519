import { openDesk } from '../support/desk.ts';
import { reserveRoom } from '../support/guest/choose-stay.ts';
import { fillGuestDetails, goToCheckout, payWithTestCard } from '../support/guest/pay.ts';
import { beSignedIn } from '../support/guest/sign-in.ts';
import { expect, juneStay, test } from '../support/test.ts';

test('F38: the last rooms cost more, and a guest pays it', async ({ page, motel, browser, trouble }) => {
  const desk = await (await browser.newContext({ baseURL: motel.url })).newPage();
  await openDesk(desk, motel, { path: 'rates/demand', role: 'owner', name: 'Odile Gagné' });
  await desk.getByRole('button', { name: 'Last rooms' }).click();
  await desk.getByRole('button', { name: /^Rooms that are left/ }).click();
  await desk.getByRole('button', { name: '5 rooms' }).click();
  await desk.getByRole('button', { name: /^The price of a night/ }).click();
  await desk.getByLabel(/^Another/).fill('$21');
  await desk.keyboard.press('Escape');
  await desk.getByLabel('Room', { exact: true }).selectOption({ label: 'Trucker Single' });
  await expect(desk.getByText(/^\$95 × 2 nights × 1 room/)).toBeVisible();
  await expect(desk).toLookGoodHere();
  await desk.getByRole('button', { name: 'Use these 1 now' }).click();
  await expect(desk.getByText('Prices by demand: +$21 · last 5 rooms')).toBeVisible();

  await beSignedIn(page);
  await reserveRoom(page, 'trucker-single', juneStay(20, 21));
  const pay = page.getByRole('button', { name: /^Confirm & Pay/ });
  const dear = await pay.textContent();
  await desk.getByRole('button', { name: 'Undo' }).click();
  trouble.expect(/409/);
  trouble.expect(/The price has changed/);
  await fillGuestDetails(page);
  trouble.expect(/409 .*create-checkout-session/);
  trouble.expect(/The price has changed/);
  await pay.click();
  await expect(page.getByText(/^The price has changed/)).toBeVisible();
  await expect(pay).not.toHaveText(dear ?? '');
  await goToCheckout(page);
  await payWithTestCard(page);
  await expect(page.getByText('Your stay is confirmed.')).toBeVisible();
});
