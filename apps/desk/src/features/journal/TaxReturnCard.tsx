import { type TaxReturn, taxReturnTables } from '@motel/api-client/desk-contracts';
import { shownMoney } from '@motel/content/words';
import { Alert, SelectField } from '@motel/ui';
import { useState } from 'react';
import { shownDates } from '../../shared/format/shown-dates.ts';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { fileName, saveXlsx } from '../../shared/save-file.ts';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { form } from '../../shared/sheet/sheet-page.css.ts';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { quarters } from './quarters.ts';

/** The taxes of a quarter, as a return needs them. @param today the motel's date */
export function TaxReturnCard({ today }: { readonly today: string }) {
  const all = quarters(today);
  const [chosen, setChosen] = useState(all[1]?.name ?? '');
  const { from, to } = all.find(({ name }) => name === chosen) ?? { from: today, to: today };
  const { data, error } = useDesk('taxReturn', { query: { from, to } }, { refresh: 60_000 });
  return (
    <DeskCard title="Taxes of a quarter" aside={shownDates(from, to)}>
      <div className={form}>
        <SelectField
          label="Quarter"
          value={chosen}
          onChange={setChosen}
          options={all.map(({ name }) => ({ value: name, label: name }))}
        />
        <div>
          <DeskButton
            icon="receipt"
            disabled={data === undefined}
            onClick={() => data && saveXlsx(fileName('taxes', from, `${to}.xlsx`), taxReturnTables(data))}
          >
            Tax return, XLSX
          </DeskButton>
        </div>
        {error && <Alert tone="error">{error.message}</Alert>}
        {data && !data.isWhole && (
          <Alert tone="info">The days of this quarter that have not ended yet are not in it.</Alert>
        )}
      </div>
      {data && <Taxes data={data} />}
    </DeskCard>
  );
}

function Taxes({ data: { taxes, revenue, exempt } }: { readonly data: TaxReturn }) {
  return (
    <>
      <Sheet
        label="Taxes of the quarter"
        columns={['Tax', 'Number', 'Per cent', { amount: 'Base' }, { amount: 'Amount' }]}
        rows={taxes.map(({ name, number, percent, base, amount }) => [
          `${name} ${percent}`,
          name,
          number ?? '',
          percent === undefined ? '' : `${percent} %`,
          base === undefined ? '' : shownMoney(base),
          shownMoney(amount),
        ])}
        foot={['Revenue without taxes', '', '', shownMoney(revenue.total), '']}
        empty="No stay of this quarter has paid a tax."
      />
      {exempt.length > 0 && (
        <Sheet
          label="Nights without a tax"
          columns={['Without', 'Reason', { amount: 'Stays' }, { amount: 'Nights' }, { amount: 'Revenue' }]}
          rows={exempt.map(({ tax, why, stays, nights, revenue: of }) => [
            `${tax} ${why}`,
            ...[tax, why, String(stays), String(nights), shownMoney(of)],
          ])}
        />
      )}
    </>
  );
}
