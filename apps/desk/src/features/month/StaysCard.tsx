import type { MonthBooks } from '@motel/api-client/desk-contracts';
import { shownMoney } from '@motel/content/words';
import { Fragment } from 'react';
import { shownShortDate } from '../../shared/format/shown-dates.ts';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { StayLink } from '../../shared/sheet/StayLink.tsx';

const ENDS = {
  stayed: '',
  cancelled: 'cancelled',
  'no-show': 'no-show',
  'not checked in': 'not checked in',
  'not a stay': 'not a stay',
} as const;

/** The stays whose account closed in the month, by what their price is for. */
export function StaysCard({ books: { stays, taxes, totals } }: { readonly books: MonthBooks }) {
  return (
    <DeskCard title="By stay" count={stays.length} aside="Stays that ended or were given up in the month">
      <Sheet
        label="Stays of the month"
        empty="No stay ended in this month."
        columns={[
          'Closed',
          'Stay',
          ...['Room', 'Extras', 'Kept', ...taxes, 'Total', 'Balance'].map((amount) => ({ amount })),
          'Paid by',
        ]}
        nameAt={1}
        rows={stays.map((row) => [
          row.id,
          shownShortDate(row.closed),
          <Fragment key={row.id}>
            <StayLink {...row} /> {row.roomType} {ENDS[row.end]}
          </Fragment>,
          ...amountsOf(row),
          row.ways,
        ])}
        foot={['', 'Total', ...amountsOf(totals), '']}
      />
    </DeskCard>
  );
}

function amountsOf({ room, extras, kept, taxes, total, balance }: MonthBooks['totals']): readonly string[] {
  return [room, extras, kept, ...taxes, total, balance].map(shownMoney);
}
