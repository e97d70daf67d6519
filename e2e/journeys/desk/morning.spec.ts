import type { CheckName } from '@motel/api-client/desk-contracts';
import type { Page } from '@playwright/test';
import { HOUR } from '../../support/clock.ts';
import { goToDesk, openDesk, signInAtDesk } from '../../support/desk.ts';
import { expectGoodLook, expectGoodLookHere } from '../../support/look.ts';
import {
  giveUpMail,
  miscountNight,
  misplaceNumber,
  openItem,
  orderLaundry,
  recordBackup,
  stickRefund,
} from '../../support/plant-faults.ts';
import { expect, test } from '../../support/test.ts';
import { bookWalkIn, limitLaundry, refundPart, tellDesk } from '../../support/walk-in.ts';

/** Each check with its title, what is planted for it, and the remedy that the page then has for it. */
const PLANTED: Readonly<Record<CheckName, readonly [title: string, fault: RegExp, remedy: string | RegExp]>> =
  {
    payments: ['Payments', /was taken for LI-\w+, which is no stay/, 'Open the stay'],
    nights: ['Rooms and nights', /2 rooms count as sold, .* closed rooms take 1/, 'Look at the plan'],
    numbers: ['Room numbers', /^Room \w+ is given to LI-\w+ on .* does not have it/, 'Open the stay'],
    guests: ['Guests', /^The guests of LI-\w+ were to come on .*, and are not checked in/, 'Open the stay'],
    articles: ['Articles', /^Laundry on Jun 19, 2027: 9 are ordered, and there are 8/, 'Look at the plan'],
    folios: ['Accounts', /^LI-\w+ left on Jun 17, 2027, and \$[\d.]+ is not paid/, 'Open the stay'],
    refunds: ['Refunds', /has not accepted a refund of \$20\.00/, 'Open the stay'],
    'open-items': ['Open items', /is disputed by the guest’s bank/, 'Close it'],
    mails: ['Mails', /was given up: the mail server said “550 unknown user”/, 'Send it again'],
    till: ['Tills', /^The till of Wren Arcand on Jun 14, 2027 is not signed off/, 'Look at the till'],
    receipts: ['Receipts', /owes less than receipt 2027-0001 says/, 'Issue the credit note'],
    provider: ['Payment provider', /may have missed events of/, 'Ask it now'],
    backup: ['Backup', /^The latest backup is of/, /npm run backup/],
    machine: ['Disk and clock', /The disk is nearly full/, 'Close it'],
  };

const card = (page: Page, name: CheckName) => page.getByRole('region', { name: PLANTED[name][0] });
const fault = (page: Page, name: CheckName) =>
  card(page, name).getByRole('listitem').filter({ hasText: PLANTED[name][1] });

test('§14.8: books that agree are green; an item is closed in its place @daily', async ({ page, motel }) => {
  await motel.runJobs();
  await recordBackup(motel);
  await openDesk(page, motel, { path: 'morning' });
  await expect(page.getByText('All is well.')).toBeVisible();
  await expectGoodLook(page);
  await openItem(motel, { provider: 'machine', kind: 'low-disk' });
  await page.reload();
  const item = fault(page, 'machine');
  const close = item.getByRole('button', { name: 'Close it' });
  await close.click();
  await close.click();
  await expect(item.getByText('Say what was done')).toBeVisible();
  await expectGoodLookHere(page);
  await item.getByLabel('What was done').fill('Freed 40 GB');
  await close.click();
  await expect(page.getByText('All is well.')).toBeVisible();
});

test('§14.8: an error of each kind has one remedy, which ends it', async ({ page, context, motel }) => {
  await motel.runJobs();
  await recordBackup(motel);
  await signInAtDesk(context, motel, 'clerk', 'Wren Arcand');
  await bookWalkIn(context, motel, 'later');
  const receipted = await bookWalkIn(context, motel, 'cash');
  const receipt = { kind: 'receipt', total: receipted.total };
  await tellDesk(context, motel, `stays/${receipted.id}/receipts/issue`, receipt);
  await refundPart(context, motel, receipted.id, 20);
  const now = motel.clock.now();
  await motel.db
    .updateTable('bookings')
    .set({ arrived_at: now, left_at: now })
    .where('id', '=', receipted.id)
    .execute();
  const { id: taken } = await bookWalkIn(context, motel, 'terminal');
  await motel.db.updateTable('bookings').set({ status: 'refunded' }).where('id', '=', taken).execute();

  // The motel stands still for four days: no job, no backup, no till is signed off.
  motel.clock.advance(96 * HOUR);
  await signInAtDesk(context, motel, 'owner', 'Ilse Thorvald');
  const { id } = await bookWalkIn(context, motel, 'terminal');
  await refundPart(context, motel, id, 20);
  motel.clock.advance(2 * HOUR);
  await giveUpMail(motel);
  await openItem(motel, { provider: 'embedded', kind: 'disputed', about: id });
  await openItem(motel, { provider: 'machine', kind: 'low-disk' });
  await limitLaundry(context, motel, 8);
  const undone: (() => Promise<unknown>)[] = [];
  for (const plant of [miscountNight, misplaceNumber, stickRefund, orderLaundry])
    undone.push(await plant(motel, id));

  await goToDesk(page, 'morning');
  await expect(page.getByText(/things need a look\./)).toBeVisible();
  for (const [name, [, , remedy]] of Object.entries(PLANTED) as [CheckName, (typeof PLANTED)[CheckName]][]) {
    await expect(fault(page, name), name).toHaveCount(1);
    await expect(fault(page, name).getByText(remedy, { exact: true }), name).toBeVisible();
    await expect(fault(page, name).locator('a, button, code'), name).toHaveCount(1);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('navigation', { name: 'Desk', exact: true })).toContainText('need a look');
  await expectGoodLook(page);

  /** Presses the remedy of a fault. */
  const follow = async (name: CheckName) => {
    await goToDesk(page, 'morning');
    await fault(page, name).getByText(PLANTED[name][2], { exact: true }).click();
  };
  await test.step('the stay that left is paid', async () => {
    await follow('folios');
    await page.getByRole('button', { name: 'Payment' }).first().click();
    await page.getByRole('radio', { name: 'Terminal' }).check();
    await page.getByRole('button', { name: /^Take \$[\d.]+ at the terminal$/ }).click();
    await expect(page.getByText('Paid in full')).toBeVisible();
  });
  await test.step('guests who came after all are checked in, and out', async () => {
    await follow('guests');
    await page.getByRole('button', { name: 'Check in' }).click();
    await page.getByRole('button', { name: 'Check out' }).click();
    await expect(page.getByText(/^Checked out: /)).toBeVisible();
  });
  await test.step('money that bought no stay goes back', async () => {
    await follow('payments');
    await page.getByRole('button', { name: 'Refund' }).first().click();
    const most = await page.getByText(/ is the most that can go back\.$/).textContent();
    await page.getByLabel('Amount').fill(/\d+\.\d\d/.exec(most ?? '')?.[0] ?? '');
    await page.getByRole('textbox', { name: 'Reason' }).fill('There was no room');
    await page.getByRole('button', { name: /^Refund \$/ }).click();
    await expect(page.getByText(/^\$[\d.]+ refunded\.$/)).toBeVisible();
  });
  await test.step('a mail goes out again, and the payment provider is asked', async () => {
    await follow('mails');
    await expect(fault(page, 'mails')).toHaveCount(0);
    for (const undo of undone) await undo();
    await follow('provider');
    await expect(card(page, 'provider')).toHaveCount(0);
    const good = page.getByRole('list', { name: 'What agrees' });
    const kinds = Object.keys(PLANTED) as CheckName[];
    const open: readonly CheckName[] = ['open-items', 'till', 'receipts', 'backup', 'machine', 'mails'];
    for (const name of kinds.filter((kind) => !open.includes(kind)))
      await expect(good.getByRole('heading', { name: PLANTED[name][0] }), name).toBeVisible();
  });
});
