import { MONTH_FILES, type MonthBooks, type MonthFile, monthCsv } from '@motel/api-client/desk-contracts';
import { shownMoney } from '@motel/content/words';
import { Alert } from '@motel/ui';
import { useSearchParams } from 'react-router-dom';
import { monthBeside } from '../../shared/format/months.ts';
import { motelDay } from '../../shared/format/shown-dates.ts';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { MonthSteps } from '../../shared/parts/MonthSteps.tsx';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { fileName, saveCsv } from '../../shared/save-file.ts';
import { Figures } from '../../shared/sheet/Figures.tsx';
import { cards, two } from '../../shared/sheet/sheet-page.css.ts';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { DifferencesCard } from './DifferencesCard.tsx';
import { PaymentsCard } from './PaymentsCard.tsx';
import { StaysCard } from './StaysCard.tsx';
import { WaysCard } from './WaysCard.tsx';

const FILES: Readonly<Record<MonthFile, string>> = {
  stays: 'Stays, CSV',
  payments: 'Payments, CSV',
  differences: 'Differences, CSV',
};

/** A month for the accountant: on the screen first, then as files. */
export function MonthPage() {
  const [search] = useSearchParams();
  const thisMonth = motelDay(new Date().toISOString()).slice(0, 7);
  const month = search.get('month') ?? monthBeside(thisMonth, -1);
  const { data, isError } = useDesk('month', { query: { month } }, { refresh: 60_000 });
  return (
    <>
      <PageHead
        title="The month"
        end={data && MONTH_FILES.map((file) => <FileButton key={file} books={data} file={file} />)}
      >
        <MonthSteps month={month} path="/month" />
      </PageHead>
      {isError && <Alert tone="error">This month could not be read.</Alert>}
      {data && <Month books={data} />}
    </>
  );
}

function Month({ books }: { readonly books: MonthBooks }) {
  const { totals, net, isReconciled, stays, taxes } = books;
  return (
    <>
      <Figures
        label="The month in figures"
        items={[
          [shownMoney(totals.total), `for ${stays.length} ${stays.length === 1 ? 'stay' : 'stays'}`],
          ...taxes.map((name, at) => [shownMoney(totals.taxes[at] ?? net), name] as const),
          [shownMoney(net), 'taken, less refunds'],
        ]}
      />
      <div className={cards}>
        {isReconciled ? (
          <Alert tone="success">
            <strong>Reconciled.</strong> The stays and the differences below come to the money in the books.
          </Alert>
        ) : (
          <Alert tone="error">
            <strong>Not reconciled.</strong> The stays and the differences do not come to the money in the
            books. Look at the morning check.
          </Alert>
        )}
        <div className={two}>
          <WaysCard books={books} />
          <DifferencesCard books={books} />
        </div>
        <StaysCard books={books} />
        <PaymentsCard books={books} />
      </div>
    </>
  );
}

function FileButton({ books, file }: { readonly books: MonthBooks; readonly file: MonthFile }) {
  const name = fileName(books.month, `${file}.csv`);
  return (
    <DeskButton
      variant={file === 'stays' ? 'solid' : 'outline'}
      icon="receipt"
      onClick={() => saveCsv(name, monthCsv(books, file))}
    >
      {FILES[file]}
    </DeskButton>
  );
}
