import { randomUUID } from 'node:crypto';
import { openDesk } from '../../support/desk.ts';
import type { Motel } from '../../support/motel.ts';
import { expect, test } from '../../support/test.ts';

test('§14.8: books that agree are green; an item is closed in its place @daily', async ({ page, motel }) => {
  await motel.runJobs();
  await recordBackup(motel);
  await openDesk(page, motel, { path: 'morning' });
  await expect(page.getByText('All is well.')).toBeVisible();
  await expect(page).toLookGood();
  await fillDisk(motel);
  await page.reload();
  const item = page.getByRole('region', { name: 'Disk and clock' }).getByRole('listitem');
  const close = item.getByRole('button', { name: 'Close it' });
  await close.click();
  await close.click();
  await expect(item.getByText('Say what was done')).toBeVisible();
  await expect(page).toLookGoodHere();
  await item.getByLabel('What was done').fill('Freed 40 GB');
  await close.click();
  await expect(page.getByText('All is well.')).toBeVisible();
});

async function recordBackup({ db, clock }: Motel): Promise<void> {
  const entry = { who: 'root', action: 'backup', subject: 'backup', details: 'A backup' } as const;
  await db
    .insertInto('desk_log')
    .values({ id: randomUUID(), at: clock.now(), ...entry, person_id: null, before: null, after: null })
    .execute();
}

async function fillDisk({ db, clock }: Motel): Promise<void> {
  const about = { booking_id: null, payment_reference: null, amount: null };
  const times = { noticed_at: clock.now(), settled_at: null };
  const item = { provider: 'machine', kind: 'low-disk', reference: 'planted-low-disk' } as const;
  await db
    .insertInto('open_items')
    .values({ ...item, ...about, ...times })
    .execute();
}
