import { MONTH_STEP_WORDS, type MonthBooks, type MonthStepKind } from '@motel/api-client/desk-contracts';
import { subtract, sum } from '@motel/booking-core';
import { countedThings } from '@motel/content/english';
import { Alert } from '@motel/ui';
import { Link } from 'react-router-dom';
import { type Bar, Bars } from '../../shared/bars/Bars.tsx';
import { shownDifference } from '../../shared/format/shown-difference.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskCard } from '../../shared/parts/Page.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { Agreement } from './BooksFrame.tsx';

const OF_NO_STAY: Partial<Record<MonthStepKind, string>> = {
  'companies-paid': 'invoice',
  'vouchers-sold': 'gift voucher',
};

/** Why the money of the month is not what was charged in it: a bar a step. */
export function StepsCard({ books }: { readonly books: MonthBooks }) {
  const motel = useMotel();
  const { shownMoney } = motel;
  const { month, totals, steps, outside, net, isReconciled } = books;
  const amounts = [totals.total, ...steps.map(({ amount }) => amount)];
  const until = amounts.map((_, at) => sum(...amounts.slice(0, at + 1)));
  const left = subtract(net, sum(...amounts));
  const unpaid = `/month?month=${month}&list=not-paid`;
  return (
    <DeskCard
      title="From what was charged to the money"
      aside={<Agreement is={isReconciled} words="Agrees to the cent" />}
    >
      <Bars
        bars={[
          {
            title: 'Charged in the month',
            amount: shownMoney(totals.total),
            ends: [0, totals.total],
            look: 'whole',
          },
          ...steps.map(({ kind, amount, count }, at): Bar => {
            const words = MONTH_STEP_WORDS[kind];
            return {
              title: kind === 'not-paid' ? <Link to={unpaid}>{words}</Link> : words,
              note: countedThings(count, OF_NO_STAY[kind] ?? 'stay'),
              amount: shownDifference(motel, amount),
              ends: [until[at] ?? 0, until[at + 1] ?? 0],
              look: amount > 0 ? 'up' : 'down',
            };
          }),
          { title: 'Money that moved', amount: shownMoney(net), ends: [0, net], look: 'whole' },
        ]}
      />
      {!isReconciled && (
        <Alert tone="error">
          {left === 0
            ? 'The ledger has money that no day has posted.'
            : `The steps miss the money by ${shownMoney(left)}.`}{' '}
          <Link to="/morning">Look at the morning check.</Link>
        </Alert>
      )}
      {outside.length > 0 && (
        <Sheet
          label="Money in no stay"
          columns={['At the provider, in no stay', { amount: 'Amount' }]}
          rows={outside.map(({ amount, sentence }) => [sentence, sentence, shownMoney(amount)])}
        />
      )}
    </DeskCard>
  );
}
