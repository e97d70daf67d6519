import {
  MONTH_FILES,
  type MonthBooks,
  type MonthFile,
  monthTable,
  type Table,
} from '@motel/api-client/desk-contracts';
import { subtract, sum } from '@motel/booking-core';
import { countedThings, shownMoney } from '@motel/content/words';
import { useSearchParams } from 'react-router-dom';
import { Figures } from '../../shared/sheet/Figures.tsx';
import { cards } from '../../shared/sheet/sheet-page.css.ts';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { BooksFrame, useMonth } from './BooksFrame.tsx';
import { columns } from './books.css.ts';
import { ChargedCard } from './ChargedCard.tsx';
import { KindsCard } from './KindsCard.tsx';
import { PaymentsCard } from './PaymentsCard.tsx';
import { monthOf } from './period.ts';
import { StaysCard } from './StaysCard.tsx';
import { StepsCard } from './StepsCard.tsx';
import { WaysCard } from './WaysCard.tsx';

const TITLES: Readonly<Record<MonthFile, string>> = {
  stays: 'Stays',
  payments: 'Payments',
  steps: 'Steps',
};

/** A month of the books: from what was charged to the money, or the list of its stays. */
export function MonthPage() {
  const [search] = useSearchParams();
  const list = search.get('list');
  const month = useMonth();
  const { data, error } = useDesk('month', { query: { month } }, { refresh: 60_000 });
  return (
    <BooksFrame
      view="month"
      period={monthOf(month)}
      tables={data && tablesOf(data)}
      isWhole={data?.isWhole}
      error={error}
    >
      {data && (list === null ? <Month books={data} /> : <StaysCard books={data} list={list} />)}
    </BooksFrame>
  );
}

function tablesOf(books: MonthBooks): Record<string, Table> {
  return Object.fromEntries(MONTH_FILES.map((file) => [TITLES[file], monthTable(books, file)]));
}

function Month({ books }: { readonly books: MonthBooks }) {
  const { totals, kinds } = books;
  const nights = kinds.reduce((all, { sold }) => all + sold, 0);
  const taxes = sum(...totals.taxes);
  return (
    <>
      <Figures
        label="The month in figures"
        items={[
          [shownMoney(totals.room), `rooms, ${countedThings(nights, 'night')}`],
          [shownMoney(subtract(subtract(totals.total, totals.room), taxes)), 'fees, extras and kept'],
          [shownMoney(taxes), 'taxes, to hand on'],
          [shownMoney(totals.total), 'charged'],
        ]}
      />
      <div className={columns}>
        <div className={cards}>
          <StepsCard books={books} />
          <ChargedCard books={books} nights={nights} />
        </div>
        <div className={cards}>
          <WaysCard books={books} />
          <KindsCard books={books} nights={nights} />
        </div>
      </div>
      <PaymentsCard books={books} />
    </>
  );
}
