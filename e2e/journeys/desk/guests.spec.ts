import { readFileSync } from 'node:fs';
import { openDesk } from '../../support/desk.ts';
import { countPresses } from '../../support/presses.ts';
import { expect, test } from '../../support/test.ts';
import { bookWalkIn } from '../../support/walk-in.ts';

test('§14.19: a guest’s card: known, merged, handed out and erased', async ({ page, context, motel }) => {
  await openDesk(page, motel, { role: 'owner', name: 'Odile Gagné' });
  await bookWalkIn(context, motel, 'cash');
  const { id } = await bookWalkIn(context, motel, 'cash', '403 555 0199');
  await page.goto(`/desk/stays/${id}`);
  await page.getByRole('link', { name: 'All about them' }).click();
  await page.getByLabel('Wishes').fill('Ground floor');
  await page.getByLabel('Not again, because').fill('Burnt the carpet');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not again. Burnt the carpet')).toBeVisible();
  await expect(page).toLookGood();
  const merging = await countPresses(page);
  await page.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
  await expect(page.getByText('Merged into this card.')).toBeVisible();
  expect(await merging()).toBe(1);
  await expect(page).toLookGoodHere();
  await page.getByRole('button', { name: 'Part again' }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Hand out the data' }).click();
  const data = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(data.stays[0].guest.lastname).toBe('Osei');
  await expect(page.getByText(/^Stay LI-\w+ is not over/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erase this guest' })).toBeDisabled();

  motel.clock.advance(5 * 24 * 3_600_000);
  await openDesk(page, motel, { path: `stays/${id}`, role: 'owner', name: 'Odile Roy' });
  await expect(page.getByText('Not again. Burnt the carpet')).toBeVisible();
  await page.getByRole('link', { name: 'All about them' }).click();
  const erasing = await countPresses(page);
  await page.getByRole('button', { name: 'Erase this guest' }).click();
  await page.getByRole('button', { name: 'Erase Amara Osei for good' }).click();
  await expect(page.getByText('The person is erased. The accounts of 1 stay')).toBeVisible();
  expect(await erasing()).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erased guest');
  await page.goto('/desk/new');
  await page.getByLabel('Mobile').fill('403 555 0199');
  await expect(page.getByText('A new number: no stay yet.')).toBeVisible();
});
