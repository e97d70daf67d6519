import { type Cents, cents, parseDollars } from '@motel/booking-core';
import type { Locator, Page } from '@playwright/test';

export interface ShownPrice {
  /** Every line but the total, in order. */
  readonly lines: readonly ShownLine[];
  readonly total: Cents;
}

export interface ShownLine {
  readonly label: string;
  /** How it is calculated; empty where the label says so. */
  readonly detail: string;
  readonly amount: Cents;
}

/** Reads the price breakdown of the booking card, /confirm or the checkout: the same everywhere. */
export async function readPrice(part: Locator | Page): Promise<ShownPrice> {
  const rows = part.locator('dl', { hasText: /Tourism Levy/i }).locator('div');
  await rows.last().waitFor();
  const read = await rows.evaluateAll((divs) =>
    divs.map((div) => {
      const [label, detail] = div.querySelector('dt')?.childNodes ?? [];
      return [label, detail, div.querySelector('dd')].map((part) => part?.textContent?.trim() ?? '');
    }),
  );
  const lines = read.map(([label = '', detail = '', amount = '']) => ({
    label,
    detail,
    amount: readAmount(amount),
  }));
  const last = lines.at(-1);
  if (last?.label === 'Total') return { lines: lines.slice(0, -1), total: last.amount };
  // On /confirm the total stands with the button.
  const total = part
    .locator('dl')
    .filter({ hasText: /^Total\s*\$/ })
    .locator('dd');
  return { lines, total: readAmount((await total.textContent()) ?? '') };
}

/** `$1,234.50 CAD` or `−$10.45`, anywhere in a text. */
function readAmount(text: string): Cents {
  const digits = /([-−]?)\$([\d,]+(?:\.\d\d)?)/.exec(text);
  const amount = parseDollars(digits?.[2]?.replaceAll(',', ''));
  if (digits === null || amount === undefined) throw new Error(`No amount in "${text}"`);
  return cents(digits[1] === '' ? amount : -amount);
}
