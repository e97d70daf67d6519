import type { MonthBooks } from '@motel/api-client/desk-contracts';
import { shownMoney } from '@motel/content/words';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { note } from './MonthPage.css.ts';

const NAMES: Readonly<Record<string, string>> = {
  card: 'Card, hosted checkout',
  cash: 'Cash',
  terminal: 'Card terminal',
  transfer: 'Bank transfer',
  cheque: 'Cheque',
};

/** Money by way of paying. */
export function WaysCard({ books: { ways, net } }: { readonly books: MonthBooks }) {
  return (
    <DeskCard title="Money of the month">
      <Sheet
        label="Money by way of paying"
        columns={['', { amount: 'Taken' }, { amount: 'Given back' }, { amount: 'Net' }]}
        rows={ways.map(({ way, taken, givenBack, net: left }) => [
          way,
          NAMES[way] ?? way,
          ...[taken, givenBack, left].map(shownMoney),
        ])}
        foot={['All', '', '', shownMoney(net)]}
      />
      <p className={note}>
        The payment provider's fees are on its own statement: it does not report them here.
      </p>
    </DeskCard>
  );
}
