import { MONTH_FILES, type MonthBooks, type MonthFile, monthCsv } from '@motel/api-client/desk-contracts';
import { motel } from '@motel/content';
import { shownMoney } from '@motel/content/words';
import { Alert } from '@motel/ui';
import { useSearchParams } from 'react-router-dom';
import { monthBeside, monthWords } from '../../shared/format/months.ts';
import { motelDay } from '../../shared/format/shown-dates.ts';
import { DeskButton, DeskLink } from '../../shared/parts/DeskButton.tsx';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { saveCsv } from '../../shared/save-csv.ts';
import { Figures } from '../../shared/sheet/Figures.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { DifferencesCard } from './DifferencesCard.tsx';
import { cards, steps, title, two } from './MonthPage.css.ts';
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
        <div className={steps}>
          <DeskLink to={`/month?month=${monthBeside(month, -1)}`} icon="back" aria-label="The month before">
            {''}
          </DeskLink>
          <span className={title}>{monthWords(month)}</span>
          <DeskLink to={`/month?month=${monthBeside(month, 1)}`} icon="forward" aria-label="The next month">
            {''}
          </DeskLink>
        </div>
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
  const name = `${motel.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${books.month}-${file}.csv`;
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
