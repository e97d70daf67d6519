import { openDesk } from '../../support/desk.ts';
import { countPresses } from '../../support/presses.ts';
import { expect, test } from '../../support/test.ts';
import { bookWalkIn } from '../../support/walk-in.ts';

test('§14.16: the desk charges an article, and takes it back', async ({ page, context, motel, trouble }) => {
  await openDesk(page, motel, { path: 'rates/articles', role: 'owner', name: 'Odile Gagné' });
  await page.getByRole('button', { name: /^Add/ }).click();
  const fresh = page.getByRole('group', { name: /Ice|the new one/ });
  await fresh.getByLabel('Name on the bill').fill('Ice');
  await fresh.getByLabel('How much').fill('2.5o');
  trouble.expect(/ 422 /);
  trouble.expect(/Failed: (changeRates|previewRates)/);
  // By keyboard: a long page scrolls smoothly, and a press by coordinates may miss.
  await page.getByRole('button', { name: 'Use these 7 now' }).press('Enter');
  await expect(page.getByText('Ice: its price must be an amount').first()).toBeVisible();
  await fresh.getByLabel('How much').fill('8.50');
  await fresh.getByLabel('Pays Taxes').check();
  await expect(page).toLookGood();
  const use = page.getByRole('button', { name: 'Use these 7 now' });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(use, 'above the end of a long list, on a phone too').toBeInViewport({ ratio: 1 });
  await use.press('Enter');
  await expect(use).toBeDisabled();
  await page.setViewportSize({ width: 1280, height: 800 });

  const { id } = await bookWalkIn(context, motel, 'terminal');
  await page.goto(`/desk/stays/${id}`);
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'Charge', exact: true }).click();
  await page.getByRole('button', { name: 'Ice' }).click();
  const deed = page.getByRole('button', { name: 'Charge $8.93' });
  await expect(deed).toBeEnabled();
  await expect(page).toLookGoodHere();
  await deed.click();
  await expect(page.getByText('Ice: $8.93 on the folio.')).toBeVisible();
  expect(await presses()).toBe(3);
  const folio = page.getByRole('table', { name: /^Folio of/ });
  await expect(folio.getByRole('row', { name: /^Balance/ })).toContainText('$8.93');

  await page.getByRole('button', { name: 'Charge', exact: true }).click();
  await page.getByRole('button', { name: 'Damage' }).click();
  await page.getByLabel('Amount of one').fill('45');
  await page.getByLabel('Note').fill('Lamp');
  await page.getByRole('button', { name: 'Charge $45.00' }).click();
  await expect(folio.getByRole('row', { name: /Damage.*Lamp/ })).toContainText('$45.00');
  await folio
    .getByRole('row', { name: /Damage/ })
    .getByRole('button', { name: 'Take back' })
    .click();
  await page.getByLabel('Why Damage is taken back').fill('It was broken before');
  await expect(page).toLookGoodHere();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(folio.getByRole('row', { name: /^Balance/ })).toContainText('$8.93');
  await expect(folio.getByRole('row', { name: /It was broken before/ })).toContainText('−$45.00');
});
