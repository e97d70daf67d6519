import type { Locator, Page } from '@playwright/test';
import { juneStay } from '../../support/dates.ts';
import { openDesk } from '../../support/desk.ts';
import { expectGoodLook } from '../../support/look.ts';
import type { Motel } from '../../support/motel.ts';
import { otherGuest } from '../../support/other-guest.ts';
import { expect, test } from '../../support/test.ts';

/** Opens the page of a stay that a guest has paid on the website. @param view of the panel */
async function openPaidStay(page: Page, motel: Motel, view: string): Promise<void> {
  const guest = await otherGuest(motel);
  await guest.book('hoodoo-double', juneStay(17, 20));
  const { id } = await motel.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
  await openDesk(page, motel, { path: `stays/${id}?do=${view}` });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robin Coulee');
}
const panel = (page: Page) => page.getByRole('region', { name: 'Change this stay' });

test('§14.5: a cancellation shows what is kept of each part', async ({ page, motel }) => {
  await openPaidStay(page, motel, 'cancel');
  await panel(page)
    .getByRole('radio', { name: /^Another amount/ })
    .check();
  await page.getByRole('textbox', { name: 'Keep' }).fill('300');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Half of it, agreed');
  await expect(page.getByRole('row', { name: /^Room nights \$/ })).toBeVisible();
  await expect(
    page.getByRole('row', { name: /^Price of the stay \$390.00 \$300.00 −\$90.00$/ }),
  ).toBeVisible();
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Cancel the stay, refund $90.00' }).click();
  await expect(page.getByText('Cancelled. $90.00 goes back.')).toBeVisible();
  await expectGoodLook(page);
});

test('§14.5: the party, the guest and a note have their fields', async ({ page, motel }) => {
  await openPaidStay(page, motel, 'party');
  await panel(page).getByLabel('Adults').fill('3');
  // No way to pay is chosen for the clerk.
  const undecided = page.getByRole('button', { name: /^Change the guests, \$[\d.]+: how is it paid\?$/ });
  await expect(undecided).toBeDisabled();
  await panel(page).getByRole('radio', { name: 'Terminal' }).check();
  await expect(page.getByRole('button', { name: /^Change the guests, take \$/ })).toBeEnabled();
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('button', { name: 'Save the guest' })).toBeVisible();
  await expectGoodLook(page);
  await page.getByRole('button', { name: /^Note/ }).click();
  await expect(page.getByRole('button', { name: 'Leave the note' })).toBeVisible();
  await expectGoodLook(page);
});

test('§14.5: the button of a long panel stays in view', async ({ page, motel }) => {
  await openPaidStay(page, motel, 'dates');
  await panel(page)
    .getByLabel(/^Leaves/)
    .fill('2027-06-21');
  await panel(page).getByRole('radio', { name: 'Terminal' }).check();
  const button = page.getByRole('button', { name: /^Change to 4 nights, take \$/ });
  await expect(button).toBeEnabled();
  const ways = panel(page).getByRole('radio');
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    await panel(page)
      .getByLabel(/^Leaves/)
      .focus();
    await expect(button, `${width} by ${height}`).toBeInViewport({ ratio: 1 });
    // The keyboard reaches what is under it: focus is never behind the button.
    await ways.first().focus();
    await expect.poll(() => overlapOf(ways.first(), button), `${width} by ${height}`).toBe(0);
  }
});

/** Px by which an element reaches over the upper edge of another one. */
async function overlapOf(element: Locator, other: Locator): Promise<number> {
  const [one, two] = [await element.boundingBox(), await other.boundingBox()];
  if (one === null || two === null) return Number.POSITIVE_INFINITY;
  return Math.max(0, one.y + one.height - two.y);
}

test('§14.6: a receipt that is mailed from the stay has its number', async ({ page, motel }) => {
  await openPaidStay(page, motel, 'mail');
  await panel(page).getByRole('radio', { name: 'The receipt, $390.00' }).check();
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Issue and mail the receipt' }).click();
  await expect(page.getByText(/^The mail to .* is on its way\.$/)).toBeVisible();
  const { number } = await motel.db.selectFrom('receipts').select('number').executeTakeFirstOrThrow();
  motel.clock.advance(60_000);
  // The same paper again: its number stays.
  await panel(page)
    .getByRole('radio', { name: `The receipt ${number}` })
    .check();
  await page.getByRole('button', { name: 'Mail the receipt' }).click();
  const sent = () =>
    motel.db.selectFrom('outbox').select('subject').where('subject', 'like', `%${number}%`).execute();
  await expect.poll(async () => (await sent()).length).toBe(2);
  expect(await motel.db.selectFrom('receipts').select('number').execute()).toHaveLength(1);
});

test('§14.5: a balance is asked for by a link, and paid in parts', async ({ page, motel }) => {
  await openPaidStay(page, motel, 'refund');
  await page.getByLabel('Amount').fill('50');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Pays the rest at the desk');
  await page.getByRole('checkbox', { name: /^The guest still owes it/ }).check();
  await page.getByRole('button', { name: 'Refund $50.00' }).click();
  await expect(page.getByText('$50.00 due', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: /^Payment/ }).click();
  await page.getByRole('radio', { name: 'Link' }).check();
  await page.getByRole('button', { name: 'Ask for $50.00 by link' }).click();
  await expect(page.getByRole('img', { name: 'Payment link for $50.00' })).toBeVisible();
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'End the link' }).click();
  await expect(page.getByRole('img', { name: 'Payment link for $50.00' })).toBeHidden();

  await page.getByRole('radio', { name: 'Cash' }).check();
  await page.getByLabel('Amount').fill('20');
  await page.getByRole('button', { name: 'Take $20.00 in cash' }).click();
  // What is left is the next amount; how it is paid is asked again.
  await expect(page.getByRole('radio', { name: 'Cash' })).not.toBeChecked();
  await page.getByRole('radio', { name: 'Cash' }).check();
  await expect(page.getByRole('button', { name: 'Take $30.00 in cash' })).toBeEnabled();
  await page.getByRole('button', { name: 'Take $30.00 in cash' }).click();
  await expect(page.getByText('Paid in full')).toBeVisible();
});
