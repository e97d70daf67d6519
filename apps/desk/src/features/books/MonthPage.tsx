import { MONTH_FILES, type MonthBooks, monthTable } from '@motel/api-client/desk-contracts';
import { NO_MONEY, subtract, sum } from '@motel/booking-core';
import { countedThings } from '@motel/content/english';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Bars } from '../../shared/bars/Bars.tsx';
import { optionsOf } from '../../shared/field/fields.ts';
import { FobTitle } from '../../shared/fob/Fob.tsx';
import { monthWords } from '../../shared/format/months.ts';
import { shownNights, shownShortDate } from '../../shared/format/shown-dates.ts';
import { nightCount } from '../../shared/format/shown-stay.ts';
import { type DeskMotel, useMotel } from '../../shared/motel.tsx';
import { DeskCard } from '../../shared/parts/Page.tsx';
import { Segments } from '../../shared/parts/Segments.tsx';
import { Figures, Sheet, StayLink, wayName } from '../../shared/sheet/Sheet.tsx';
import { money, note, number, small } from '../../shared/sheet/sheet.css.ts';
import { cards, two } from '../../shared/sheet/sheet-page.css.ts';
import { useDesk } from '../../shared/wire/calls.ts';
import { BooksFrame, monthOf, useMonth } from './BooksFrame.tsx';
import { StepsCard } from './StepsCard.tsx';

const TITLES = { stays: 'Stays', payments: 'Payments', steps: 'Steps' };

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
  const taxes = sum(...totals.taxes);
  const beforeTaxes = subtract(totals.total, taxes);
  return (
    <>
      <Figures
        label="The month in figures"
        items={[
          [shownMoney(totals.room), `rooms, ${countedThings(soldOf(kinds), 'night')}`],
          [shownMoney(subtract(beforeTaxes, totals.room)), 'fees, extras and kept'],
          [shownMoney(taxes), 'taxes, to hand on'],
          [shownMoney(totals.total), 'charged'],
        ]}
      />
      <div className={two}>
        <div className={cards}>
          <StepsCard books={books} />
          <ChargedCard books={books} />
        </div>
        <div className={cards}>
          <WaysCard books={books} />
          <KindsCard kinds={kinds.filter(({ sold, open }) => sold + open > 0)} />
        </div>
      </div>
    </>
  );
}

function soldOf(kinds: MonthBooks['kinds']): number {
  return kinds.reduce((all, { sold }) => all + sold, 0);
}

function ChargedCard({ books: { month, stays, taxes, totals } }: { readonly books: MonthBooks }) {
  const { shownMoney } = useMotel();
  const beforeTaxes = shownMoney(subtract(totals.total, sum(...totals.taxes)));
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

function KindsCard({ kinds }: Pick<MonthBooks, 'kinds'>) {
  const { shownMoney } = useMotel();
  const open = kinds.reduce((all, kind) => all + kind.open, 0);
  const revenue = sum(...kinds.map((kind) => kind.revenue));
  return (
    <DeskCard title="By kind of room">
      <Sheet
        label="Nights and money by kind of room"
        columns={['', ...['Nights', 'A night', 'Money'].map((amount) => ({ amount }))]}
        onPhone={[0, 1, 3]}
        rows={kinds.map((kind) => [
          kind.id,
          <FobTitle key="title" room={kind} />,
          <Nights key="nights" sold={kind.sold} open={kind.open} />,
          kind.sold === 0 ? '' : shownMoney(kind.rate),
          shownMoney(kind.revenue),
        ])}
        foot={['All', <Nights key="nights" sold={soldOf(kinds)} open={open} />, '', shownMoney(revenue)]}
      />
    </DeskCard>
  );
}

function Nights({ sold, open }: { readonly sold: number; readonly open: number }) {
  return (
    <>
      {sold}
      <span className={small}>of {open}</span>
    </>
  );
}

function PaymentsCard({ books: { payments, net } }: { readonly books: MonthBooks }) {
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
          // Money of an invoice or a gift voucher is of no stay.
          id === '' ? reference : <StayLink key={id} id={id} reference={reference} />,
          `${kind === 'payment' ? 'Payment' : 'Refund'}, ${way}`,
          by,
          shownMoney(amount),
        ])}
        foot={['', 'Total', '', '', shownMoney(net)]}
      />
    </DeskCard>
  );
}

function WaysCard({ books: { month, ways, payments, net } }: { readonly books: MonthBooks }) {
  const { shownMoney } = useMotel();
  return (
    <DeskCard title="How it was paid" aside={<strong className={number}>{shownMoney(net)}</strong>}>
      <Bars
        bars={ways.map(({ way, givenBack, net: left }) => {
          const paid = payments.filter((move) => move.way === way && move.kind === 'payment').length;
          const back = givenBack > 0 ? `, less ${shownMoney(givenBack)} refunded` : '';
          return {
            title: wayName(way),
            note: `${countedThings(paid, 'payment')}${back}`,
            amount: shownMoney(left),
            ends: [0, left],
            look: 'share',
          };
        })}
      />
      <p className={note}>
        {payments.length > 0 && (
          <Link to={`/month?month=${month}&list=payments`}>
            The {countedThings(payments.length, 'payment')}.
          </Link>
        )}{' '}
        The payment provider’s own fees are on its statement.
      </p>
    </DeskCard>
  );
}

interface StaysCardProps {
  readonly books: MonthBooks;
  /** `not-paid`, or all. */
  readonly list: string;
}

/** The stays of which the month has something, by what that is for; those that left last first. */
function StaysCard({ books: { month, stays, taxes, totals }, list }: StaysCardProps) {
  const motel = useMotel();
  const navigate = useNavigate();
  const unpaid = stays.filter(({ balance }) => balance > 0);
  const isUnpaid = list === 'not-paid';
  const shown = (isUnpaid ? unpaid : stays).toSorted((a, b) => b.checkOut.localeCompare(a.checkOut));
  return (
    <DeskCard
      title={`${countedThings(shown.length, 'stay')} of ${monthWords(month)}`}
      aside={
        <Segments
          label="Shown stays"
          options={optionsOf({ all: `All ${stays.length}`, 'not-paid': `Not paid ${unpaid.length}` })}
          value={isUnpaid ? 'not-paid' : 'all'}
          onChange={(to) => navigate(`/month?month=${month}&list=${to}`, { replace: true })}
        />
      }
    >
      <Sheet
        label="Stays of the month"
        empty={isUnpaid ? 'Every stay is paid.' : 'This month has no stay.'}
        columns={[
          'Guest',
          'Room',
          ...['Rooms', 'Extras', 'Kept', ...taxes, 'Charged', 'Paid', 'Still owed'].map((amount) => ({
            amount,
          })),
        ]}
        onPhone={[0, 5 + taxes.length, 7 + taxes.length]}
        rows={shown.map((row) => [
          row.id,
          <span key={row.id}>
            <StayLink {...row} title={row.guest} />
            <span className={small}>
              {shownNights(row.checkIn, row.checkOut, row.checkOut)}, {nightCount(row)}
              {row.end !== 'stayed' && `, ${row.end}`}, <span className={money}>{row.reference}</span>
            </span>
          </span>,
          <FobTitle
            key="room"
            room={{ id: row.typeId, title: [row.numbers.join(', '), row.roomType].join(' ') }}
          />,
          ...amountsOf(motel, row),
          owed(motel, row),
        ])}
        {...(!isUnpaid && { foot: ['All', '', ...amountsOf(motel, totals), ''] })}
      />
    </DeskCard>
  );
}

function amountsOf(
  { shownMoney }: DeskMotel,
  { room, extras, kept, taxes, total, money }: MonthBooks['totals'],
): readonly string[] {
  return [room, extras, kept, ...taxes, total, money].map((amount) =>
    amount === 0 ? '' : shownMoney(amount),
  );
}

function owed({ shownMoney }: DeskMotel, { balance }: MonthBooks['stays'][number]): string {
  if (balance === 0) return 'paid';
  return balance > 0 ? shownMoney(balance) : `${shownMoney(subtract(NO_MONEY, balance))} ahead`;
}
