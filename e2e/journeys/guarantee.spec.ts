import { properties } from '@motel/content/testing';
import { fillInGuest, openDesk, signInAtDesk } from '../support/desk.ts';
import { flatTariff, sellBy } from '../support/flat-tariff.ts';
import { reserveRoom } from '../support/guest/choose-stay.ts';
import { confirmButton, goToCheckout, payWithTestCard } from '../support/guest/pay.ts';
import { beSignedIn } from '../support/guest/sign-in.ts';
import { countPresses } from '../support/presses.ts';
import { expect, juneStay, test } from '../support/test.ts';

const DAY = 24 * 3_600_000;

test('F32: a guest leaves a card, does not come, and the desk charges it', async ({ page, motel }) => {
  const policies = [{ freeHours: 24, keep: 'first night', guarantee: 'card' as const }];
  await sellBy(motel.db, { ...flatTariff(properties), policies });
  await beSignedIn(page);
  await reserveRoom(page, 'canyon-king', juneStay(16, 18));
  await expect(page.getByText(/^You pay nothing now: a card guarantees what is kept\./)).toBeVisible();
  await expect(confirmButton(page)).toHaveText('Confirm with a card');
  await expect(page).toLookGoodHere();
  await goToCheckout(page);
  await expect(page.getByText('Charged now')).toBeVisible();
  await expect(page.getByText(/^Free to cancel until .+ are charged to it\.$/)).toBeVisible();
  await payWithTestCard(page);
  await expect(page.getByText('Your stay is confirmed.')).toBeVisible();

  motel.clock.advance(2 * DAY + DAY / 2);
  await signInAtDesk(page.context(), motel, 'clerk', 'Wren Arcand');
  const { id } = await motel.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
  await page.goto(`/desk/stays/${id}`);
  await expect(page.getByText('A card guarantees it')).toBeVisible();
  await expect(page.getByText(/^The guest accepted: “Free to cancel until/)).toBeVisible();
  await expect(page).toLookGoodHere();
  await page.getByRole('button', { name: 'No-show', exact: true }).click();
  await page.getByRole('button', { name: /^Mark as a no-show, / }).click();
  await expect(page.getByText(/^Marked as a no-show/)).toBeVisible();
  await page.getByRole('button', { name: 'Payment', exact: true }).click();
  const charge = page.getByRole('button', { name: /^Charge \$[\d.]+ to the card that guarantees it$/ });
  await expect(page).toLookGood();
  await charge.click();
  await expect(page.getByText(/charged to the card that guarantees it\.$/)).toBeVisible();
  const folio = page.getByRole('table', { name: /^Folio of/ });
  await expect(folio.getByRole('row', { name: /^Balance/ })).toContainText('$0.00');
});

test('F13: a clerk asks a guest on the telephone for a card, in three presses', async ({ page, motel }) => {
  const policies = [{ freeHours: 24, keep: 'first night', guarantee: 'card' as const }];
  await sellBy(motel.db, { ...flatTariff(properties), policies });
  await openDesk(page, motel, { path: 'new' });
  const presses = await countPresses(page);
  await page.getByRole('radio', { name: /^Canyon King/ }).check();
  await fillInGuest(page);
  await page.getByLabel('Mail', { exact: true }).fill('amara@example.com');
  await page.getByRole('radio', { name: 'Link' }).check();
  await page.getByRole('button', { name: 'Hold the room and send a link for a card' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Osei/);
  expect(await presses()).toBe(3);

  await motel.runJobs();
  const [mail] = await motel.mails();
  expect(mail?.text).toContain('If you cancel late, or do not come, $152.00 CAD are charged to it.');
  const guest = await page.context().newPage();
  await guest.goto(/Leave a card for your stay: (\S+)/.exec(mail?.text ?? '')?.[1] ?? 'no link');
  await payWithTestCard(guest);
  await expect(guest.getByText('Your stay is confirmed.')).toBeVisible();
});
