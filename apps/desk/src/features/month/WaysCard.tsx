import type { MonthBooks } from '@motel/api-client/desk-contracts';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { WaysSheet } from '../../shared/sheet/WaysSheet.tsx';
import { note } from './MonthPage.css.ts';

/** Money by way of paying. */
export function WaysCard({ books: { ways, net } }: { readonly books: MonthBooks }) {
  return (
    <DeskCard title="Money of the month">
      <WaysSheet ways={ways} net={net} />
      <p className={note}>
        The payment provider's fees are on its own statement: it does not report them here.
      </p>
    </DeskCard>
  );
}
