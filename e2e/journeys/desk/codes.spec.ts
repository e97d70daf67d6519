import { openDesk } from '../../support/desk.ts';
import { expectGoodLook, expectGoodLookHere } from '../../support/look.ts';
import type { Motel } from '../../support/motel.ts';
import { expect, test } from '../../support/test.ts';

/** Whether the website asks a guest for a code. */
async function asksForCode({ url }: Motel, id = 'hoodoo-double'): Promise<boolean> {
  const answer = await fetch(`${url}/api/property/getPropertyDetail/${id}`);
  return (await answer.text()).includes('"takesPromotionCodes":true');
}

test('§14.7: a code is made, changed, ended and brought back', async ({ page, motel, trouble }) => {
  trouble.expect(/ 422 /);
  trouble.expect(/Failed: (preview|change)Rates/);
  await openDesk(page, motel, { path: 'rates', role: 'owner' });
  await page.getByRole('link', { name: 'Codes' }).click();
  await expect(page.getByRole('heading', { name: 'No code yet' })).toBeVisible();
  const dialog = page.getByRole('dialog');
  const save = async () => {
    await dialog.getByRole('button', { name: 'Save the code' }).click();
    await expect(page.getByText('In force now.')).toBeVisible();
  };

  await test.step('it shows what a guest with it pays before it is saved', async () => {
    await page.getByRole('button', { name: 'New code' }).click();
    await expect(dialog.getByRole('button', { name: 'Save the code' })).toBeDisabled();
    await dialog.getByLabel('Code').fill('HARVEST');
    await dialog.getByLabel('Takes off').fill('120%');
    await expect(dialog.getByText(/^A code takes off more than 0% and at most 100%/)).toBeVisible();
    await dialog.getByLabel('Takes off').fill('10 %');
    await dialog.getByLabel('Bookings at most').fill('50');
    await dialog.getByLabel('Nights at least').fill('2');
    await expect(
      dialog.getByText(/^Hoodoo Double, 2 nights from Jun 14: a guest with the code pays \$\d+\.00 instead/),
    ).toBeVisible();
    await expectGoodLook(page);
    expect(await asksForCode(motel)).toBe(false);
    await save();
    expect(await asksForCode(motel)).toBe(true);
    await expect(page.getByText('Used 0 of 50 times')).toBeVisible();
    await expectGoodLookHere(page);
  });

  await test.step('it ends, and comes back by undo; rates tell of each', async () => {
    await page.getByRole('button', { name: 'Edit HARVEST' }).click();
    await dialog.getByLabel('Booked from').fill('2027-07-01');
    await save();
    await expect(page.getByText('Not yet')).toBeVisible();
    await page.getByRole('button', { name: 'Edit HARVEST' }).click();
    await page.getByRole('button', { name: 'End the code' }).click();
    await expect(page.getByRole('heading', { name: 'No code yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: 'HARVEST' })).toBeVisible();
    await page.getByRole('link', { name: 'Rates' }).last().click();
    await expect(page.getByText('Undone: Code HARVEST')).toBeVisible();
  });

  await test.step('a clerk sees the codes; only an owner changes them', async () => {
    await openDesk(page, motel, { path: 'rates/codes', role: 'clerk' });
    await expect(page.getByText('Not yet')).toBeVisible();
    await expect(page.getByText('Only an owner changes codes.')).toBeVisible();
    await expect(page.getByRole('button', { name: /code|Edit/ })).toHaveCount(0);
  });
});
