import { type TaxReturn, taxReturnTables } from '@motel/api-client/desk-contracts';
import { sum } from '@motel/booking-core';
import { useMotel } from '../../shared/motel.tsx';
import { DeskCard } from '../../shared/parts/Page.tsx';
import { Figures, Sheet } from '../../shared/sheet/Sheet.tsx';
import { two } from '../../shared/sheet/sheet-page.css.ts';
import { useDesk } from '../../shared/wire/calls.ts';
import { BooksFrame, quarterOf, useMonth } from './BooksFrame.tsx';
import { RoundingCard } from './RoundingCard.tsx';

export function TaxReturnPage() {
  const period = quarterOf(useMonth());
  const { from, to } = period;
  const { data, error } = useDesk('taxReturn', { query: { from, to } }, { refresh: 60_000 });
  const tables = data?.from === from ? taxReturnTables(data) : undefined;
  return (
    <BooksFrame view="tax-return" {...{ period, data, tables, error }}>
      {data && <Taxes data={data} />}
    </BooksFrame>
  );
}

function Taxes({ data: { taxes, revenue, exempt } }: { readonly data: TaxReturn }) {
  const { shownMoney } = useMotel();
  return (
    <>
      <Figures
        label="The quarter in figures"
        items={[
          [shownMoney(revenue.total), 'charged, before taxes'],
          [shownMoney(sum(...taxes.map(({ amount }) => amount))), 'taxes, to hand on'],
        ]}
      />
      <div className={two}>
        {[...Map.groupBy(taxes, ({ name }) => name)].map(([name, lines]) => (
          <TaxCard key={name} name={name} lines={lines} />
        ))}
      </div>
      <RoundingCard taxes={taxes} />
      {exempt.length > 0 && (
        <DeskCard title="Nights without a tax">
          <Sheet
            label="Nights without a tax, by reason"
            columns={['Without', 'Reason', ...['Stays', 'Nights', 'Revenue'].map((amount) => ({ amount }))]}
            onPhone={[0, 1, 4]}
            rows={exempt.map(({ tax, why, stays, nights, revenue: of }) => [
              `${tax} ${why}`,
              ...[tax, why, String(stays), String(nights), shownMoney(of)],
            ])}
          />
        </DeskCard>
      )}
    </>
  );
}

/** @param lines one for each rate that the tax was charged at */
function TaxCard({ name, lines }: { readonly name: string; readonly lines: TaxReturn['taxes'] }) {
  const { shownMoney } = useMotel();
  const number = lines.find((line) => line.number !== undefined)?.number;
  return (
    <DeskCard title={name} aside={number && `No. ${number}`}>
      <Sheet
        label={`${name} of the quarter`}
        columns={['Rate', { amount: 'Charged of' }, { amount: 'Amount' }]}
        rows={lines.map(({ percent, base, amount }) => [
          `${percent}`,
          percent === undefined ? 'A fixed amount' : `${percent}%`,
          base === undefined ? '' : shownMoney(base),
          shownMoney(amount),
        ])}
        foot={['To hand on', '', shownMoney(sum(...lines.map(({ amount }) => amount)))]}
      />
    </DeskCard>
  );
}
