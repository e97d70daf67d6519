import { HOUR } from '../support/clock.ts';
import { beSignedIn } from '../support/guest/sign-in.ts';
import { stayCard } from '../support/guest/stay-card.ts';
import { guestOn, otherGuest } from '../support/other-guest.ts';
import { expect, juneStay, test } from '../support/test.ts';

const DAY = 24 * HOUR;

test('§2.18 §4 §6.4 stays to come, to pay and past: each says its needs', async ({ page, motel }) => {
  const me = await otherGuest(motel, '+14035550117');
  await me.book('canyon-king', juneStay(14, 15));
  await me.book('tipple-twin', juneStay(28, 30));
  await (await otherGuest(motel)).book('canyon-king', juneStay(24, 25));
  motel.clock.advance(2 * DAY);
  await me.hold('trucker-single', juneStay(29, 30));
  await beSignedIn(page);
  const here = await guestOn(page, motel);
  await here.book('hoodoo-double', juneStay(18, 22));
  const { promise: looked, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/my-bookings', async (route) => {
    await looked;
    await route.continue();
  });
  await page.goto('/booking-history');
  await expect(page.getByText('Loading your bookings...')).toBeVisible();
  await expect(page).toLookGoodHere();
  goOn();
  const hoodoo = stayCard(page, 'Hoodoo Double');
  await expect(hoodoo).toContainText('Fri Jun 18 → Tue Jun 22');
  await expect(hoodoo).toContainText('2 days to go.');
  await expect(hoodoo).toContainText(/LI-\w{5}/);
  await expect(hoodoo).toContainText('Free to cancel until Thu, Jun 17');

  const checkout = await here.hold('river-queen', juneStay(25, 27));
  await page.reload();
  const river = stayCard(page, 'River Queen');
  await expect(river).toContainText('The room is yours once $195 CAD is paid.');
  await expect(river).toContainText('We hold it until Wed, Jun 16, 11:05 PM.');
  const names = page.getByRole('article').getByRole('heading');
  await expect(names, 'paid ones first, the next stay before others').toHaveText([
    'Hoodoo Double',
    'Tipple Twin',
    'River Queen',
    'Trucker Single',
  ]);
  await test.step('§6.4 those of another device: without anything to change', async () => {
    const [tipple, trucker] = [stayCard(page, 'Tipple Twin'), stayCard(page, 'Trucker Single')];
    await expect(tipple).toContainText('confirmed');
    await expect(tipple).toContainText('open the link in our mail on this device.');
    await expect(trucker).toContainText('It can be paid on the device that booked it.');
    for (const card of [tipple, trucker]) {
      await expect(card.getByRole('link', { name: 'Open the stay' })).toHaveCount(0);
      await expect(card.getByText(/LI-/)).toHaveCount(0);
    }
  });
  await page.getByText('Nights behind you').click();
  await expect(page.getByRole('row', { name: 'Canyon King' })).toContainText('completed');
  await expect(page).toLookGood();
  await river.getByRole('link', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(checkout);
  await expect(page.getByText('until 11:05 PM, local time'), 'H6: the same time').toBeVisible();
  await page.goBack();
  await river.getByRole('button', { name: 'Let go' }).click();
  await expect(river).toBeHidden();
  expect(await motel.freeRooms('river-queen', juneStay(25, 27).checkIn, juneStay(25, 27).checkOut)).toEqual(
    await motel.freeRooms('river-queen', juneStay(28, 30).checkIn, juneStay(28, 30).checkOut),
  );

  await hoodoo.getByRole('link', { name: 'Open the stay' }).click();
  await page.getByRole('button', { name: 'Cancel this stay' }).click();
  await page.getByRole('button', { name: 'Cancel the stay' }).click();
  await expect(page.getByText('Your stay is cancelled.')).toBeVisible();
  await page.goto('/booking-history');
  await expect(hoodoo).toContainText('$520 CAD is on its way back to your card.');
  await motel.runJobs();
  await page.reload();
  await expect(hoodoo).toContainText('$520 CAD went back to your card.');
});
