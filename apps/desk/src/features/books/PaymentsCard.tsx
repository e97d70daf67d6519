import type { MonthBooks } from '@motel/api-client/desk-contracts';
import { countedThings } from '@motel/content/english';
import { shownShortDate } from '../../shared/format/shown-dates.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { StayLink } from '../../shared/sheet/StayLink.tsx';

/** Money that was taken or given back in the month. */
export function PaymentsCard({ books: { payments, net } }: { readonly books: MonthBooks }) {
  const { shownMoney } = useMotel();
  return (
    <DeskCard
      title={countedThings(payments.length, 'payment')}
      aside="By the desk's day, which ends at 4:00 AM"
    >
      <Sheet
        label="Payments of the month"
        empty="No money moved in this month."
        columns={['Day', 'Stay', 'What', 'By', { amount: 'Amount' }]}
        nameAt={1}
        onPhone={[0, 1, 4]}
        rows={payments.map(({ id, date, reference, kind, way, amount, payment, by }) => [
          `${payment} ${kind} ${date} ${amount}`,
          shownShortDate(date),
          <StayLink key={id} id={id} reference={reference} />,
          `${kind === 'payment' ? 'Payment' : 'Refund'}, ${way}`,
          by,
          shownMoney(amount),
        ])}
        foot={['', 'Total', '', '', shownMoney(net)]}
      />
    </DeskCard>
  );
}
