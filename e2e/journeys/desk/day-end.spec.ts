import { HOUR } from '../../support/clock.ts';
import { openDesk } from '../../support/desk.ts';
import { countPresses } from '../../support/presses.ts';
import { expect, test } from '../../support/test.ts';
import { bookWalkIn } from '../../support/walk-in.ts';

test('§14.18: a day ends early, with its journal and taxes', async ({ page, context, motel, trouble }) => {
  // The first press asks.
  trouble.expect(/status of 422|Failed: endDay/);
  await openDesk(page, motel, { name: 'Wren Arcand' });
  await bookWalkIn(context, motel, 'cash');

  await test.step('a clerk ends the day, and it stays as it was', async () => {
    motel.clock.advance(60_000);
    await page.goto('/desk/tonight');
    const presses = await countPresses(page);
    await page.getByRole('link', { name: 'End the day' }).click();
    await expect(page.getByText(/The till of Wren Arcand .* is not signed off/)).toBeVisible();
    const money = page.getByRole('table').filter({ hasText: 'Refunded' });
    await expect(money.getByRole('row', { name: /Cash/ })).toContainText('$260.00');
    await expect(page).toLookGood();
    await page.getByRole('button', { name: 'End Monday, June 14' }).click();
    await expect(page.getByRole('alert')).toContainText('This day goes on until 4:00 AM');
    await page.getByRole('button', { name: 'End Monday, June 14 all the same' }).click();
    await expect(page.getByText(/^Ended by Wren Arcand, June 14 at/)).toBeVisible();
    expect(await presses()).toBe(3);
    await expect(page.getByRole('button', { name: /^End / })).toBeHidden();
    await expect(page.getByRole('listitem').filter({ hasText: 'is not signed off' })).toBeVisible();
    await expect(money.getByRole('row', { name: /Cash/ })).toContainText('$260.00');
  });

  await test.step('an owner takes the journal and a tax return, and sets codes', async () => {
    motel.clock.advance(4 * 24 * HOUR);
    await motel.runJobs();
    await openDesk(page, motel, { path: 'journal?month=2027-06', role: 'owner', name: 'Odile Roy' });
    const accounts = page.getByRole('region', { name: 'By account' });
    await expect(accounts.getByRole('row', { name: /^June 2027/ })).toContainText('$520.00$520.00');
    await expect(page.getByText('Debits equal credits')).toBeVisible();
    await page.getByRole('button', { name: 'Your accountant’s codes' }).click();
    await page.getByLabel('Money in cash').fill('1000');
    await expect(page).toLookGood();
    await page.getByRole('button', { name: 'Save the codes' }).click();
    await expect(accounts.getByRole('row', { name: /Money in cash/ })).toContainText('1000');
    await page.getByRole('link', { name: 'June 14' }).click();
    await expect(page.getByRole('row', { name: /The day/ })).toBeVisible();
    await expect(page).toLookGood();
    for (const [view, press, file] of [
      ['Journal', 'Excel', 'journal-2027-06.xlsx'],
      ['Journal', 'Journal, CSV', '2027-06-journal.csv'],
      ['Tax return', 'Excel', 'tax-return-2027-quarter-2.xlsx'],
    ] as const) {
      const presses = await countPresses(page);
      if (view === 'Tax return') {
        await page.getByRole('link', { name: view }).click();
        // The journal, which has a press of the same name, stays until the return is here.
        await expect(page.getByRole('heading', { name: 'GST' })).toBeVisible();
      }
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: press }).click();
      expect((await download).suggestedFilename()).toContain(file);
      expect(await presses()).toBeLessThanOrEqual(2);
    }
    await expect(page).toLookGood();
  });
});
