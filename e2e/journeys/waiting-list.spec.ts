import { fillIn, goToDesk, signInAtDesk } from '../support/desk.ts';
import { bookingCard } from '../support/guest/choose-stay.ts';
import { payWithTestCard } from '../support/guest/pay.ts';
import { signIn } from '../support/guest/sign-in.ts';
import { otherGuest } from '../support/other-guest.ts';
import { expect, juneStay, test } from '../support/test.ts';

test.use({ rooms: { 'canyon-king': { rooms: 1 } }, viewport: { width: 390, height: 844 } });

test('§2.25 §14.23 a guest waits on a phone, a stay is cancelled, they pay', async ({
  page,
  motel,
  trouble,
}) => {
  await (await otherGuest(motel)).book('canyon-king', juneStay(16, 18));
  await page.goto('/carddetails/canyon-king?checkin=2027-06-16&checkout=2027-06-18&adults=2');
  const card = bookingCard(page);
  await card.getByRole('button', { name: 'Tell me when a room is free' }).click();
  await signIn(page);
  await fillIn(page, { 'First name': 'Ines', 'Last name': 'Moreau', Email: 'ines@example.com' });
  await expect(page).toLookGoodHere();
  await card.getByRole('button', { name: 'Put me on the waiting list' }).click();
  await expect(card).toContainText('You are on the waiting list.');

  await signInAtDesk(page.context(), motel);
  await goToDesk(page, 'waiting');
  await expect(page.getByRole('row', { name: /^Ines Moreau Canyon King June 16 to 18/ })).toBeVisible();
  await expect(page).toLookGood();
  const { id } = await motel.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
  await page.goto(`/desk/stays/${id}`);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: /^Cancel the stay/ }).click();
  await expect(page.getByText(/^Cancelled/).first()).toBeVisible();

  await motel.runJobs();
  await motel.runJobs();
  const mail = (await motel.mails()).find(({ to }) => to === 'ines@example.com');
  expect(mail?.subject).toMatch(/^A room is free for you at /);
  const [link = ''] = mail?.text.match(/(?<=Pay \$[\d.,]+: )\S+/) ?? [];
  await page.goto(link);
  // By the link alone this device does not open the stay.
  trouble.expect(/404 .*checkout-session/);
  trouble.expect(/Failed to fetch a paid stay/);
  const refused = page.waitForEvent('console', (line) => line.text().includes('Failed to fetch a paid stay'));
  await payWithTestCard(page);
  await expect(page.getByText('Your stay is confirmed.')).toBeVisible();
  await refused;
});
