import type { Folio } from '../../booking/index.ts';
import { shownMoney } from '../../shared/shown-money.ts';

/** The price breakdown in two columns, as it was sold; the lines add up to the total. */
export function priceLines({ lines, price }: Pick<Folio, 'lines' | 'price'>): string {
  const rows = [
    ...lines.map(({ label, detail, amount }) => ({
      words: detail === undefined ? label : `${label} (${detail})`,
      money: shownMoney(amount),
    })),
    { words: 'Total', money: `${shownMoney(price)} CAD` },
  ];
  const widest = Math.max(...rows.map(({ words }) => words.length));
  return rows.map(({ words, money }) => `${words.padEnd(widest + 2)}${money}`).join('\n');
}
