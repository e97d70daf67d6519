import { type TaxReturn, taxReturnTables } from '@motel/api-client/desk-contracts';
import { shownMoney } from '@motel/content/words';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { BooksFrame, useMonth } from './BooksFrame.tsx';
import { columns, taxes as taxesStyle } from './books.css.ts';
import { quarterOf } from './period.ts';
import { RoundingCard } from './RoundingCard.tsx';
import { TaxCard } from './TaxCard.tsx';

/** The taxes of a quarter, as a return needs them. */
export function TaxReturnPage() {
  const period = quarterOf(useMonth());
  const { from, to } = period;
  const { data, error } = useDesk('taxReturn', { query: { from, to } }, { refresh: 60_000 });
  return (
    <BooksFrame
      view="tax-return"
      period={period}
      tables={data && taxReturnTables(data)}
      isWhole={data?.isWhole}
      error={error}
    >
      {data && <Taxes data={data} />}
    </BooksFrame>
  );
}

function Taxes({ data }: { readonly data: TaxReturn }) {
  const byName = [...Map.groupBy(data.taxes, ({ name }) => name)];
  return (
    <>
      <div className={taxesStyle}>
        {byName.map(([name, lines]) => (
          <TaxCard key={name} name={name} lines={lines} />
        ))}
      </div>
      <div className={columns}>
        <RoundingCard taxes={data.taxes} />
        <RevenueCard revenue={data.revenue} />
      </div>
      {data.exempt.length > 0 && <ExemptCard exempt={data.exempt} />}
    </>
  );
}

function RevenueCard({ revenue: { room, extras, kept, total } }: Pick<TaxReturn, 'revenue'>) {
  return (
    <DeskCard title="Revenue">
      <Sheet
        label="Revenue of the quarter"
        columns={['For', { amount: 'Amount' }]}
        rows={[
          ['room', 'Rooms', shownMoney(room)],
          ['extras', 'Fees and extras', shownMoney(extras)],
          ['kept', 'Kept by the terms of cancelling', shownMoney(kept)],
        ]}
        foot={['Before taxes', shownMoney(total)]}
      />
    </DeskCard>
  );
}

function ExemptCard({ exempt }: Pick<TaxReturn, 'exempt'>) {
  return (
    <DeskCard title="Nights without a tax">
      <Sheet
        label="Nights without a tax"
        columns={['Without', 'Reason', { amount: 'Stays' }, { amount: 'Nights' }, { amount: 'Revenue' }]}
        onPhone={[0, 1, 4]}
        rows={exempt.map(({ tax, why, stays, nights, revenue }) => [
          `${tax} ${why}`,
          ...[tax, why, String(stays), String(nights), shownMoney(revenue)],
        ])}
      />
    </DeskCard>
  );
}
