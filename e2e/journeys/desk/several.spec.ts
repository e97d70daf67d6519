import { HOUR } from '../../support/clock.ts';
import { openDesk } from '../../support/desk.ts';
import { countPresses } from '../../support/presses.ts';
import { expect, test } from '../../support/test.ts';
import { bookWalkIn } from '../../support/walk-in.ts';

test('§14.5: a storm: all of tonight go in four presses, and back in one', async ({
  page,
  context,
  motel,
}) => {
  motel.clock.advance(12 * HOUR);
  await openDesk(page, motel, { path: 'tonight', role: 'owner', name: 'Wren Arcand' });
  const { total } = await bookWalkIn(context, motel, 'terminal');
  await bookWalkIn(context, motel, 'later', '403 555 0139');
  const presses = await countPresses(page);
  await page.getByRole('link', { name: 'Several at once' }).click();
  await page.getByRole('button', { name: 'All 2' }).click();
  await page.getByRole('button', { name: 'Nothing' }).click();
  await page.getByLabel('Reason').fill('The road is closed');
  await expect(page).toLookGood();
  await page.getByRole('button', { name: `Cancel 2 stays, refund $${total}` }).click();
  await expect(page.getByText('2 stays cancelled.')).toBeVisible();
  expect(await presses()).toBe(4);
  await expect(page.getByText('No guests.')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('2 stays put back.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(2);
});
