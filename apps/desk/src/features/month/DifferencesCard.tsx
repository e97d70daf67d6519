import type { MonthBooks } from '@motel/api-client/desk-contracts';
import { type Cents, sum } from '@motel/booking-core';
import { shownMoney } from '@motel/content/words';
import { shownDifference } from '../../shared/format/shown-difference.ts';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { money } from '../../shared/sheet/sheet.css.ts';
import { reason, reasonSum, sentence, sentences } from './MonthPage.css.ts';

type Difference = MonthBooks['differences'][number];

/** The reasons, in the order of the sum. */
const REASONS: Readonly<Record<Difference['kind'], string>> = {
  before: 'Paid before the month',
  after: 'Paid after the month',
  balance: 'Not paid, or owed to guests',
  'other-stay': 'Taken for stays of other months',
  outside: 'Not in these books',
};

/** Why the money of the month is not the price of its stays: each reason with its sentences. */
export function DifferencesCard({ books: { totals, differences, net } }: { readonly books: MonthBooks }) {
  const byReason = Map.groupBy(differences, ({ kind }) => kind);
  return (
    <DeskCard title="From the stays to the money" count={differences.length}>
      <div className={sentences}>
        <div className={sentence}>
          <strong>The stays of the month come to</strong>
          <strong className={money}>{shownMoney(totals.total)}</strong>
        </div>
        {(Object.keys(REASONS) as Difference['kind'][]).map((kind) => {
          const found = byReason.get(kind) ?? [];
          return found.length > 0 && <Reason key={kind} kind={kind} found={found} />;
        })}
        <div className={sentence}>
          <strong>Money of the month</strong>
          <strong className={money}>{shownMoney(net)}</strong>
        </div>
      </div>
    </DeskCard>
  );
}

function Reason({
  kind,
  found,
}: {
  readonly kind: Difference['kind'];
  readonly found: readonly Difference[];
}) {
  const shown = (amount: Cents) => (kind === 'outside' ? shownMoney(amount) : shownDifference(amount));
  const all = sum(...found.map(({ amount }) => amount));
  return (
    <details className={reason} open={found.length <= 5}>
      <summary>
        {REASONS[kind]}: {found.length}
        <span className={reasonSum}>{shown(all)}</span>
      </summary>
      <ul className={sentences}>
        {found.map(({ amount, sentence: words }) => (
          <li key={words} className={sentence}>
            <span>{words}</span>
            <span className={money}>{shown(amount)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
