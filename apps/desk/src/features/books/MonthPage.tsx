import { MONTH_FILES, type MonthBooks, monthTable } from '@motel/api-client/desk-contracts';
import { subtract, sum } from '@motel/booking-core';
import { countedThings } from '@motel/content/english';
import { Link, useSearchParams } from 'react-router-dom';
import { useMotel } from '../../shared/motel.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { Figures } from '../../shared/sheet/Figures.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { cards, two } from '../../shared/sheet/sheet-page.css.ts';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { BooksFrame, useMonth } from './BooksFrame.tsx';
import { KindsCard } from './KindsCard.tsx';
import { PaymentsCard } from './PaymentsCard.tsx';
import { monthOf } from './period.ts';
import { StaysCard } from './StaysCard.tsx';
import { StepsCard } from './StepsCard.tsx';
import { WaysCard } from './WaysCard.tsx';

const TITLES = { stays: 'Stays', payments: 'Payments', steps: 'Steps' };

/** A month of the books: from what was charged to the money, or a list of its stays or payments. */
export function MonthPage() {
  const list = useSearchParams()[0].get('list');
  const period = monthOf(useMonth());
  const { data, error } = useDesk('month', { query: { month: period.month } }, { refresh: 60_000 });
  const tables =
    data?.month === period.month
      ? Object.fromEntries(MONTH_FILES.map((file) => [TITLES[file], monthTable(data, file)]))
      : undefined;
  return (
    <BooksFrame view="month" {...{ period, data, tables, error }}>
      {data && <View books={data} list={list} />}
    </BooksFrame>
  );
}

function View({ books, list }: { readonly books: MonthBooks; readonly list: string | null }) {
  if (list === null) return <Month books={books} />;
  return list === 'payments' ? <PaymentsCard books={books} /> : <StaysCard books={books} list={list} />;
}

function Month({ books }: { readonly books: MonthBooks }) {
  const { shownMoney } = useMotel();
  const { totals, kinds } = books;
  const nights = kinds.reduce((all, { sold }) => all + sold, 0);
  const taxes = sum(...totals.taxes);
  const beforeTaxes = subtract(totals.total, taxes);
  return (
    <>
      <Figures
        label="The month in figures"
        items={[
          [shownMoney(totals.room), `rooms, ${countedThings(nights, 'night')}`],
          [shownMoney(subtract(beforeTaxes, totals.room)), 'fees, extras and kept'],
          [shownMoney(taxes), 'taxes, to hand on'],
          [shownMoney(totals.total), 'charged'],
        ]}
      />
      <div className={two}>
        <div className={cards}>
          <StepsCard books={books} />
          <ChargedCard books={books} beforeTaxes={shownMoney(beforeTaxes)} />
        </div>
        <div className={cards}>
          <WaysCard books={books} />
          <KindsCard kinds={kinds.filter(({ sold, open }) => sold + open > 0)} nights={nights} />
        </div>
      </div>
    </>
  );
}

interface ChargedCardProps {
  readonly books: MonthBooks;
  readonly beforeTaxes: string;
}

/** The price of the month's nights, part by part. */
function ChargedCard({ books: { month, stays, taxes, totals }, beforeTaxes }: ChargedCardProps) {
  const { shownMoney } = useMotel();
  const list = `/month?month=${month}&list=all`;
  return (
    <DeskCard
      title="What was charged"
      aside={stays.length > 0 && <Link to={list}>The {countedThings(stays.length, 'stay')}</Link>}
    >
      <Sheet
        label="What was charged, part by part"
        columns={['For', { amount: 'Amount' }]}
        rows={[
          ['room', 'Rooms', shownMoney(totals.room)],
          ['extras', 'Fees and extras', shownMoney(totals.extras)],
          ...(totals.kept === 0
            ? []
            : [['kept', 'Kept by the terms of cancelling', shownMoney(totals.kept)] as const]),
          ['before', <strong key="before">Before taxes</strong>, <strong key="sum">{beforeTaxes}</strong>],
          ...totals.taxes.map((tax, at) => [`tax ${at}`, taxes[at], shownMoney(tax)] as const),
        ]}
        foot={['Charged', shownMoney(totals.total)]}
      />
    </DeskCard>
  );
}
