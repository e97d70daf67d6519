import { openDesk } from '../../support/desk.ts';
import { otherGuest } from '../../support/other-guest.ts';
import { expect, juneStay, type Locator, test } from '../../support/test.ts';

/** Px by which an element reaches over the upper edge of another one. */
async function overlapOf(element: Locator, other: Locator): Promise<number> {
  const [one, two] = [await element.boundingBox(), await other.boundingBox()];
  if (one === null || two === null) return Number.POSITIVE_INFINITY;
  return Math.max(0, one.y + one.height - two.y);
}

test('§14.5 §14.6: the panels of a stay: dates, party, note and mail', async ({ page, motel }) => {
  const guest = await otherGuest(motel);
  await guest.book('hoodoo-double', juneStay(17, 20));
  const { id } = await motel.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
  await openDesk(page, motel, { path: `stays/${id}?do=dates` });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robin Coulee');
  const panel = page.getByRole('region', { name: 'Change this stay' });

  await test.step('the button of a long panel stays in view', async () => {
    const leaves = panel.getByLabel(/^Leaves/);
    await leaves.fill('2027-06-21');
    await panel.getByRole('radio', { name: 'Terminal' }).check();
    const button = page.getByRole('button', { name: /^Change to 4 nights, take \$/ });
    await expect(button).toBeEnabled();
    const way = panel.getByRole('radio').first();
    const own = page.viewportSize();
    for (const [width, height] of [
      [390, 844],
      [320, 568],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo(0, 0));
      await leaves.focus();
      await expect(button, `${width} by ${height}`).toBeInViewport({ ratio: 1 });
      // The keyboard reaches what is under it: focus is never behind the button.
      await way.focus();
      await expect.poll(() => overlapOf(way, button), `${width} by ${height}`).toBe(0);
    }
    if (own !== null) await page.setViewportSize(own);
  });

  await test.step('no way to pay is chosen for the clerk; a note has its field', async () => {
    await page.goto(`/desk/stays/${id}?do=party`);
    await panel.getByLabel('Adults').fill('3');
    const undecided = page.getByRole('button', { name: /^Change the guests, \$[\d.]+: how is it paid\?$/ });
    await expect(undecided).toBeDisabled();
    await panel.getByRole('radio', { name: 'Terminal' }).check();
    await expect(page.getByRole('button', { name: /^Change the guests, take \$/ })).toBeEnabled();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Car and plate').fill('Red truck');
    await expect(page).toLookGood();
    await page.getByRole('button', { name: 'Save the guest' }).click();
    await expect(page.getByRole('region', { name: 'Guest' })).toContainText('Red truck');
    await page.keyboard.press('.');
    await page.getByLabel('Note').fill('Needs the cot.');
    await expect(page).toLookGoodHere();
    await page.getByRole('button', { name: 'Leave the note' }).click();
    await expect(page.getByRole('region', { name: 'Notes' })).toContainText('Needs the cot. Wren Arcand');
  });

  await test.step('§14.6: a receipt that is mailed from the stay has its number', async () => {
    await page.goto(`/desk/stays/${id}?do=mail`);
    await panel.getByRole('radio', { name: 'The receipt, $390.00' }).check();
    await expect(page).toLookGoodHere();
    await page.getByRole('button', { name: 'Issue and mail the receipt' }).click();
    await expect(page.getByText(/^The mail to .* is on its way\.$/)).toBeVisible();
    const { number } = await motel.db.selectFrom('receipts').select('number').executeTakeFirstOrThrow();
    motel.clock.advance(60_000);
    // The same paper again: its number stays.
    await panel.getByRole('radio', { name: `The receipt ${number}` }).check();
    await page.getByRole('button', { name: 'Mail the receipt' }).click();
    const sent = () =>
      motel.db.selectFrom('outbox').select('subject').where('subject', 'like', `%${number}%`).execute();
    await expect.poll(async () => (await sent()).length).toBe(2);
    expect(await motel.db.selectFrom('receipts').select('number').execute()).toHaveLength(1);
  });
});

test('§14.5: a cancellation shows what is kept of each part @daily', async ({ page, motel }) => {
  const guest = await otherGuest(motel);
  await guest.book('hoodoo-double', juneStay(17, 20));
  const { id } = await motel.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
  await openDesk(page, motel, { path: `stays/${id}?do=cancel` });
  await page.getByRole('radio', { name: /^Another amount/ }).check();
  await page.getByRole('textbox', { name: 'Keep' }).fill('300');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Half of it, agreed');
  await expect(page.getByRole('row', { name: /^Room nights \$/ })).toBeVisible();
  await expect(
    page.getByRole('row', { name: /^Price of the stay \$390.00 \$300.00 −\$90.00$/ }),
  ).toBeVisible();
  await expect(page).toLookGood();
  await page.getByRole('button', { name: 'Cancel the stay, refund $90.00' }).click();
  await expect(page.getByText('Cancelled. $90.00 goes back.')).toBeVisible();
});
