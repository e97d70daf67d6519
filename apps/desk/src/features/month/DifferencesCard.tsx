import type { MonthBooks } from '@motel/api-client/desk-contracts';
import { shownDifference, shownMoney } from '../../shared/format/shown-money.ts';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { money } from '../../shared/sheet/sheet.css.ts';
import { sentence, sentences } from './MonthPage.css.ts';

/** Why the money of the month is not the price of its stays: each reason in a sentence. */
export function DifferencesCard({ books: { totals, differences, net } }: { readonly books: MonthBooks }) {
  return (
    <DeskCard title="From the stays to the money" count={differences.length}>
      <ul className={sentences}>
        <li className={sentence}>
          <strong>The stays of the month come to</strong>
          <strong className={money}>{shownMoney(totals.total)}</strong>
        </li>
        {differences.map(({ kind, amount, sentence: words }) => (
          <li key={words} className={sentence}>
            <span>
              {words}
              {kind === 'outside' && ' Not in these books.'}
            </span>
            <span className={money}>{kind === 'outside' ? shownMoney(amount) : shownDifference(amount)}</span>
          </li>
        ))}
        <li className={sentence}>
          <strong>Money of the month</strong>
          <strong className={money}>{shownMoney(net)}</strong>
        </li>
      </ul>
    </DeskCard>
  );
}
