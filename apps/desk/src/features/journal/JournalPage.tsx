import { csvOf, type Journal, journalTable } from '@motel/api-client/desk-contracts';
import { shownMoney } from '@motel/content/words';
import { Alert } from '@motel/ui';
import { useSearchParams } from 'react-router-dom';
import { shownDay } from '../../shared/format/shown-dates.ts';
import { DeskButton, DeskLink } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { MonthSteps } from '../../shared/parts/MonthSteps.tsx';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { fileName, saveCsv, saveXlsx } from '../../shared/save-file.ts';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { cards } from '../../shared/sheet/sheet-page.css.ts';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { CodesCard } from './CodesCard.tsx';
import { TaxReturnCard } from './TaxReturnCard.tsx';

/** The accountant's papers: a month's journal in double entry, and the taxes of a quarter. */
export function JournalPage() {
  const [search] = useSearchParams();
  const asked = search.get('month');
  const { data, error } = useDesk('journal', { query: asked ? { month: asked } : {} }, { refresh: 60_000 });
  return (
    <>
      <PageHead
        title="Journal and taxes"
        end={
          <>
            <DeskLink to="/day-end" icon="moon">
              Day’s end
            </DeskLink>
            {data && <JournalFiles journal={data} />}
          </>
        }
      >
        {data && <MonthSteps month={data.month} path="/journal" />}
      </PageHead>
      <div className={cards}>
        {error && <Alert tone="error">{error.message}</Alert>}
        {data && (
          <>
            {!data.isWhole && (
              <Alert tone="info">The days of this month that have not ended yet are not in it.</Alert>
            )}
            <JournalCard journal={data} />
            <CodesCard key={data.month} accounts={data.accounts} />
            <TaxReturnCard today={data.today} />
          </>
        )}
      </div>
    </>
  );
}

function JournalFiles({ journal }: { readonly journal: Journal }) {
  const name = fileName('journal', journal.month);
  return (
    <>
      <DeskButton icon="receipt" onClick={() => saveCsv(`${name}.csv`, csvOf(journalTable(journal)))}>
        Journal, CSV
      </DeskButton>
      <DeskButton
        variant="solid"
        icon="receipt"
        onClick={() => saveXlsx(`${name}.xlsx`, { [`Journal ${journal.month}`]: journalTable(journal) })}
      >
        Journal, XLSX
      </DeskButton>
    </>
  );
}

function JournalCard({ journal: { lines, debit, credit } }: { readonly journal: Journal }) {
  const shown = (amount: typeof debit) => (amount === 0 ? '' : shownMoney(amount));
  return (
    <DeskCard title="Journal">
      <Sheet
        label="Journal of the month"
        empty="No day of this month has posted anything."
        columns={['Day', 'Code', 'Account', { amount: 'Debit' }, { amount: 'Credit' }]}
        nameAt={2}
        rows={lines.map((line, at) => [
          `${line.date} ${line.account} ${line.name} ${line.debit} ${at}`,
          shownDay(line.date),
          line.code,
          line.title,
          shown(line.debit),
          shown(line.credit),
        ])}
        foot={['', '', 'All', shownMoney(debit), shownMoney(credit)]}
      />
    </DeskCard>
  );
}
