import type { Cents, QuoteLine } from '@motel/booking-core';
import { shownMoney } from '../../shown-money.ts';

/** The price breakdown in two columns; the lines add up to the total. */
export function priceLines(lines: readonly QuoteLine[], total: Cents): string {
  const rows = [
    ...lines.map(({ label, detail, amount }) => ({
      words: detail === undefined ? label : `${label} (${detail})`,
      money: shownMoney(amount),
    })),
    { words: 'Total', money: `${shownMoney(total)} CAD` },
  ];
  const widest = Math.max(...rows.map(({ words }) => words.length));
  return rows.map(({ words, money }) => `${words.padEnd(widest + 2)}${money}`).join('\n');
}
