import { openDesk } from '../../support/desk.ts';
import { countPresses } from '../../support/presses.ts';
import { expect, test } from '../../support/test.ts';
import { bookWalkIn } from '../../support/walk-in.ts';

test('§14.20: three stays of a company are one invoice, which it pays', async ({ page, context, motel }) => {
  await openDesk(page, motel, { path: 'companies', role: 'owner', name: 'Odile Gagné' });
  await page.getByRole('button', { name: 'Add a company' }).click();
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByText('Write its name.')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Acme Drilling');
  await page.getByLabel('Address').fill('1 Main Street\nCalgary');
  await expect(page).toLookGoodHere();
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acme Drilling');
  const company = new URL(page.url()).pathname;

  for (const phone of ['403 555 0138', '403 555 0139', '403 555 0140']) {
    const { id } = await bookWalkIn(context, motel, 'later', phone);
    await page.goto(`/desk/stays/${id}`);
    const presses = await countPresses(page);
    await page.getByLabel('Who pays').selectOption('Acme Drilling');
    await expect(page.getByRole('link', { name: 'To its invoices' })).toBeVisible();
    expect(await presses()).toBe(1);
    const said = page.waitForResponse((answer) => answer.url().endsWith('/payer'));
    await page.getByLabel('It pays').selectOption('The stay; its guest pays the articles');
    await said;
  }
  // No question of this page may meet a session that has ended.
  await page.goto('about:blank');
  motel.clock.advance(4 * 24 * 3_600_000);
  await openDesk(page, motel, { path: company.replace('/desk/', ''), role: 'owner', name: 'Odile Roy' });
  await expect(page).toLookGood();
  // All stays that are over are chosen: with a choice at each of the three, four presses.
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'Issue an invoice of $780.00' }).click();
  const paper = page.getByRole('article', { name: /^Invoice INV-2027-0001/ });
  await expect(paper.getByRole('row', { name: /^Amount due/ })).toContainText('$780.00 CAD');
  expect(await presses()).toBe(1);
  await expect(page).toLookGoodHere();
  for (const format of ['Letter', 'A4']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)?.length, format).toBeLessThanOrEqual(2);
  }
  await page.getByRole('button', { name: 'Credit it' }).click();
  await page.getByLabel('Credit', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Amount credited').fill('80');
  await page.getByLabel('Why').fill('The shower was cold');
  await expect(page).toLookGoodHere();
  await page.getByRole('button', { name: 'Issue a credit note' }).click();
  const credit = page.getByRole('article', { name: /^Credit note INV-2027-0002/ });
  await expect(credit.getByRole('row', { name: /^The shower was cold/ })).toContainText('−$74.00');
  await expect(credit.getByRole('row', { name: /^Credited/ })).toContainText('$80.00 CAD');
  await page.getByRole('link', { name: 'INV-2027-0001' }).click();
  await expect(page.getByRole('heading', { name: /^\$700\.00 open/ })).toBeVisible();
  await page.getByLabel('Amount').fill('500');
  await page.getByRole('button', { name: 'Record $500.00' }).click();
  await expect(page.getByRole('heading', { name: /^\$200\.00 open/ })).toBeVisible();
  await page.getByRole('button', { name: 'Record $200.00' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is open' })).toBeVisible();
});
