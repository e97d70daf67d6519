import { openDesk } from '../../support/desk.ts';
import { expectGoodLook } from '../../support/look.ts';
import { countPresses } from '../../support/presses.ts';
import { expect, test } from '../../support/test.ts';

test('§14.5: a booking by telephone with a deposit takes three presses @desktop', async ({ page, motel }) => {
  await openDesk(page, motel, { path: 'new', role: 'clerk', name: 'Wren Arcand' });
  const presses = await countPresses(page);
  await page.getByLabel('Mobile number').fill('403 555 0138');
  await page.getByLabel('First name').fill('Amara');
  await page.getByLabel('Last name').fill('Osei');
  await page.getByLabel('Mail').fill('amara@example.ca');
  await page.getByLabel('Arrives').fill('2027-07-20');
  await page.getByRole('radio', { name: /River Queen/ }).check();
  await page.getByRole('radio', { name: 'Link' }).check();
  await page.getByLabel('Deposit').fill('50');
  await page.getByLabel('The rest by').fill('2027-07-10');
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Hold the room, ask $50.00 by link' }).click();
  await expect(page.getByText('A deposit confirmed it: the rest is asked for on Sat Jul 10.')).toBeVisible();
  // The room, the way, the deed.
  expect(await presses()).toBe(3);
  await motel.runJobs();
  const mail = (await motel.mails()).find(({ to }) => to.includes('amara@'));
  expect(mail?.text).toContain('It is yours once $50.00 CAD are paid');
});
