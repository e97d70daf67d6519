import { bookingCard, reserve, reserveRoom } from '../support/guest/choose-stay.ts';
import { confirmButton, fillGuestDetails, goToCheckout, payWithTestCard } from '../support/guest/pay.ts';
import { beSignedIn } from '../support/guest/sign-in.ts';
import { otherGuest } from '../support/other-guest.ts';
import { countPresses } from '../support/presses.ts';
import { expect, juneStay, type Page, test } from '../support/test.ts';

const STAY = juneStay(20, 22);
test.use({ rooms: { 'trucker-single': { rooms: 1 } } });

test('§4.17 a family books two kinds of rooms and pays once @daily', async ({ page, motel }) => {
  await beSignedIn(page);
  await reserveRoom(page, 'canyon-king', STAY);
  await addTruckerSingle(page);
  const keys = page.getByRole('region', { name: 'A name for each key' });
  await expect(keys.getByRole('listitem')).toHaveCount(2);
  await keys.getByLabel('Name at the desk').fill('Joan Okafor');
  await expect(page).toLookGood();

  await test.step('given up and taken up again, both rooms are there', async () => {
    await goToCheckout(page);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByText('Nothing was charged.')).toBeVisible();
    await expect.poll(() => freeSingles()).toEqual([1, 1]);
    await reserve(page);
    await expect(keys.getByLabel('Name at the desk')).toHaveValue('Joan Okafor');
    await goToCheckout(page);
  });
  expect(await freeSingles()).toEqual([0, 0]);

  await test.step('paid once, with one reference for both', async () => {
    await payWithTestCard(page);
    const card = page.getByRole('article');
    await expect(card.getByText('one reference for all')).toBeVisible();
    await expect(card.getByRole('listitem')).toContainText([
      /^Canyon King \$304Wren/,
      /^Trucker Single \$206Joan Okafor/,
    ]);
    await expect(card.getByText('Paid $510 CAD')).toBeVisible();
    await expect(page).toLookGoodHere();
  });

  await test.step('one room is cancelled with its own money back; the other one stays', async () => {
    await page.getByRole('link', { name: 'View Orders' }).click();
    await expect(
      page.getByRole('heading', { level: 3, name: /^2 rooms · \$510 CAD · Ref\. / }),
    ).toBeVisible();
    await expect(page).toLookGoodHere();
    await page.getByRole('link', { name: 'Trucker Single' }).click();
    await expect(page.getByText('Booked with: Canyon King (Wren Prairie)')).toBeVisible();
    await expect(page).toLookGoodHere();
    await page.getByRole('button', { name: 'Cancel this stay' }).click();
    await page.getByRole('button', { name: 'Cancel the stay' }).click();
    await expect(page.getByText('Your stay is cancelled. $206 CAD goes back to your card.')).toBeVisible();
    await page.getByRole('link', { name: 'Canyon King' }).click();
    await expect(page.getByText('Booked with: Trucker Single (Joan Okafor, cancelled)')).toBeVisible();
    await expect(page.getByText('$304 CAD, paid')).toBeVisible();
  });
  expect(await freeSingles()).toEqual([1, 1]);

  function freeSingles(): Promise<number[]> {
    return motel.freeRooms('trucker-single', STAY.checkIn, STAY.checkOut);
  }
});

test('§4.17 B4 a room of an order goes meanwhile; another one takes its place', async ({
  page,
  motel,
  trouble,
}) => {
  await beSignedIn(page);
  await reserveRoom(page, 'canyon-king', STAY);
  await addTruckerSingle(page);
  await fillGuestDetails(page);
  await (await otherGuest(motel)).book('trucker-single', STAY);
  trouble.expect(/409|Error creating checkout session/);
  await confirmButton(page).click();

  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^2\./ }) });
  await expect(row).toBeFocused();
  await expect(row.getByRole('alert')).toHaveText(/Nothing was charged\.$/);
  await expect(row.getByRole('alert')).toBeInViewport();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page).toLookGood();

  await row.getByRole('button').first().click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(row.getByRole('heading')).not.toHaveText(/Trucker/);
  await confirmButton(page).click();
  await page.waitForURL('**/checkout/**');
  await payWithTestCard(page);
  await expect(page.getByText('one reference for all')).toBeVisible();
});

/** Presses what a room more takes, and nothing else. */
async function addTruckerSingle(page: Page): Promise<void> {
  const presses = await countPresses(page);
  await page.getByRole('link', { name: 'Add another room' }).click();
  await page
    .getByRole('link', { name: /Trucker Single/ })
    .first()
    .click();
  await expect(page.getByText('You are adding a room to your booking for Jun 20–22.')).toBeVisible();
  // Two rooms of a single are cheaper for two, until the card knows that one is free.
  await expect(bookingCard(page)).toContainText('$206');
  await reserve(page);
  await page.waitForURL('/confirm');
  expect(await presses(), 'presses more than one room takes').toBe(3);
}
