import { openDesk } from '../../support/desk.ts';
import { expectGoodLook, expectGoodLookHere } from '../../support/look.ts';
import { fillDisk, recordBackup } from '../../support/plant-faults.ts';
import { expect, test } from '../../support/test.ts';

test('§14.8: books that agree are green; an item is closed in its place @daily', async ({ page, motel }) => {
  await motel.runJobs();
  await recordBackup(motel);
  await openDesk(page, motel, { path: 'morning' });
  await expect(page.getByText('All is well.')).toBeVisible();
  await expectGoodLook(page);
  await fillDisk(motel);
  await page.reload();
  const item = page.getByRole('region', { name: 'Disk and clock' }).getByRole('listitem');
  const close = item.getByRole('button', { name: 'Close it' });
  await close.click();
  await close.click();
  await expect(item.getByText('Say what was done')).toBeVisible();
  await expectGoodLookHere(page);
  await item.getByLabel('What was done').fill('Freed 40 GB');
  await close.click();
  await expect(page.getByText('All is well.')).toBeVisible();
});
