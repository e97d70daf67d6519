import type { BrowserContext } from '@playwright/test';
import { openDesk, signInAtDesk } from '../../support/desk.ts';
import type { Motel } from '../../support/motel.ts';
import { countPresses } from '../../support/presses.ts';
import { expect, june, test } from '../../support/test.ts';
import { bookWalkIn, pressStay } from '../../support/walk-in.ts';

/** A walk-in of two nights whose guests are in their room. */
async function checkIn(context: BrowserContext, motel: Motel): Promise<void> {
  const { id } = await bookWalkIn(context, motel, 'terminal');
  await pressStay(context, motel, id, 'check-in', { isUncleanAccepted: true });
}

function goTo({ clock }: Motel, at: string): void {
  clock.advance(Date.parse(at) - clock.now().getTime());
}

test('§14.2 §14.5 [S5] [S8] guests past their time, in a few presses', async ({ page, context, motel }) => {
  const late = page.getByRole('region', { name: 'Past their time' });
  const rows = late.getByRole('listitem');
  goTo(motel, `${june(15)}T20:00:00Z`);
  await signInAtDesk(context, motel, 'owner', 'Wren Arcand');
  await checkIn(context, motel);

  await test.step('[S8] one more night at 12:25 on the last day in four presses', async () => {
    goTo(motel, `${june(17)}T18:25:00Z`);
    await openDesk(page, motel, { path: 'tonight', name: 'Desmond Coulee' });
    await expect(rows).toHaveCount(1);
    const presses = await countPresses(page);
    await late.getByRole('link', { name: 'One more night' }).click();
    await page.getByRole('radio', { name: 'Terminal' }).click();
    const deed = page.getByRole('button', { name: /^Change to 3 nights, take \$/ });
    await expect(deed).toBeEnabled();
    await expect(page).toLookGoodHere();
    await deed.click();
    await expect(page.getByText('Change to 3 nights: done.')).toBeVisible();
    await expect(page.getByText('In house', { exact: true })).toBeVisible();
    expect(await presses()).toBeLessThanOrEqual(4);
  });

  await test.step('[S5] [S8] three overdue, two no-shows: twelve presses', async () => {
    await checkIn(context, motel);
    await checkIn(context, motel);
    // One was paid, one was not.
    await bookWalkIn(context, motel, 'terminal');
    await bookWalkIn(context, motel, 'later');
    goTo(motel, `${june(20)}T18:25:00Z`);
    await openDesk(page, motel, { path: 'tonight', name: 'Noor Nolan' });
    await expect(rows).toHaveCount(5);
    await expect(page).toLookGood();
    const presses = await countPresses(page);
    for (let left = 4; left >= 2; left--) {
      await rows.first().getByRole('button', { name: 'Check out' }).click();
      await expect(rows).toHaveCount(left);
    }
    for (let left = 1; left >= 0; left--) {
      await rows.first().getByRole('link', { name: 'Did not come' }).click();
      const deed = page.getByRole('button', { name: /^Mark as a no-show, / });
      await expect(deed).toBeEnabled();
      if (left > 0) await expect(page).toLookGoodHere();
      await deed.click();
      await expect(page.getByText(/^Marked as a no-show\. \$[\d.]+ (?:goes back|is owed)\.$/)).toBeVisible();
      await page.getByRole('link', { name: 'Tonight' }).click();
      if (left > 0) await expect(rows).toHaveCount(left);
    }
    await expect(late).toBeHidden();
    expect(await presses()).toBeLessThanOrEqual(12);
  });
});
