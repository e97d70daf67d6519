import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/universal';
import { HOUR } from '../../support/clock.ts';
import { goToDesk, openDesk, signInAtDesk } from '../../support/desk.ts';
import { expect, test } from '../../support/test.ts';
import { bookWalkIn, pressStay, refundPart, tellDesk } from '../../support/walk-in.ts';

type Row = readonly unknown[];

test('§14.18: at a month’s end all papers agree to the cent', async ({ page, context, motel }) => {
  // The morning of June 30: each stay has a night in June, and one in July.
  motel.clock.advance(15 * 24 * HOUR + 10 * HOUR);
  await signInAtDesk(context, motel, 'owner', 'Odile Roy');
  const paid = await bookWalkIn(context, motel, 'cash');
  const billed = await bookWalkIn(context, motel, 'later', '403 555 0139');
  const cold = await bookWalkIn(context, motel, 'terminal', '403 555 0140');
  expect(paid.checkIn).toBe('2027-06-30');
  const ways = { taxNumber: '', contact: '', email: '', code: '', payDays: 30, language: 'en' };
  const { id: company } = await tellDesk(context, motel, 'companies', {
    name: 'Acme Drilling',
    addressLines: [],
    ...ways,
  });
  await pressStay(context, motel, billed.id, 'payer', { company, covers: 'all' });
  motel.clock.advance(HOUR);
  await refundPart(context, motel, cold.id, 20);
  await nextDays(3);
  const issued = await tellDesk(context, motel, `companies/${company}/invoices`, {
    stays: [billed.id],
    total: billed.total,
  });
  motel.clock.advance(HOUR);
  await tellDesk(context, motel, `invoices/${issued.number}/credit`, {
    reason: 'Noise',
    of: { stay: billed.id, amount: 30 },
  });
  await tellDesk(context, motel, `invoices/${issued.number}/payments`, { way: 'cheque', amount: 100 });
  await nextDays(2);
  await openDesk(page, motel, { role: 'owner', name: 'Odile Nash' });

  const months: { charged: number; money: number; account: number }[] = [];
  for (const month of ['2027-06', '2027-07']) {
    const journal = await sheetOf(page, `journal?month=${month}`, 'Journal');
    const taxes = await sheetOf(page, `tax-return?month=${month}`, 'Taxes');
    const steps = await sheetOf(page, `month?month=${month}`, 'Steps');
    // Date, code, account, debit, credit; the sums last.
    const credit = (is: (account: string) => boolean) =>
      total(
        journal.slice(1, -1).filter((row) => is(String(row[2]))),
        4,
      ) -
      total(
        journal.slice(1, -1).filter((row) => is(String(row[2]))),
        3,
      );
    expect(cents(journal.at(-1)?.[3])).toBe(cents(journal.at(-1)?.[4]));
    const names = taxes.slice(1).map((row) => String(row[2]));
    for (const name of names)
      expect(
        credit((account) => account === name),
        `${name} of ${month}`,
      ).toBe(
        total(
          taxes.filter((row) => row[2] === name),
          6,
        ),
      );
    const charged = credit((account) => account === 'Rooms' || names.includes(account));
    expect(cents(steps[1]?.[1]), `charged in ${month}`).toBe(charged);
    const money = -credit((account) => /^Money (?!on a company)/.test(account));
    expect(total(steps.slice(1, -1), 1), `the money of ${month}`).toBe(money);
    expect(cents(steps.at(-1)?.[1])).toBe(money);
    months.push({ charged, money, account: -credit((account) => /^Money on a company/.test(account)) });
  }
  const sum = (of: 'charged' | 'money' | 'account') => months.reduce((all, month) => all + month[of], 0);
  const sold = paid.total + billed.total + cold.total;
  expect(sum('charged')).toBe(cents(sold - 20 - 30));
  expect(sum('money')).toBe(cents(paid.total + cold.total - 20 + 100));
  expect(sum('account'), 'the rest of the invoice').toBe(cents(billed.total - 30 - 100));
  await goToDesk(page, `companies/${company}`);
  await expect(page.getByText(`$${billed.total - 130}.00`).first()).toBeVisible();

  async function nextDays(days: number): Promise<void> {
    motel.clock.advance(days * 24 * HOUR);
    await motel.runJobs();
    await signInAtDesk(context, motel, 'owner', `Odile ${days}`);
  }
});

/** Takes the workbook of a view of the books, and reads one of its sheets with another library. */
async function sheetOf(page: Page, path: string, sheet: string): Promise<Row[]> {
  await goToDesk(page, path);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  const file = await readFile(await (await downloading).path());
  return readSheet(new Blob([new Uint8Array(file)]), sheet);
}

function cents(amount: unknown): number {
  return Math.round(Number(amount ?? 0) * 100);
}

function total(rows: readonly Row[], column: number): number {
  return rows.reduce((all, row) => all + cents(row[column]), 0);
}
