import type { MonthBooks } from '@motel/api-client/desk-contracts';
import { civilDate, daysBetween, NO_MONEY, subtract } from '@motel/booking-core';
import { countedThings } from '@motel/content/english';
import { useNavigate } from 'react-router-dom';
import { optionsOf } from '../../shared/field/fields.ts';
import { FobTitle } from '../../shared/fob/Fob.tsx';
import { monthWords } from '../../shared/format/months.ts';
import { shownNights } from '../../shared/format/shown-dates.ts';
import { type DeskMotel, useMotel } from '../../shared/motel.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { Segments } from '../../shared/parts/Segments.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { StayLink } from '../../shared/sheet/StayLink.tsx';
import { money, small } from '../../shared/sheet/sheet.css.ts';

type Row = MonthBooks['stays'][number];

interface StaysCardProps {
  readonly books: MonthBooks;
  /** `not-paid`, or all. */
  readonly list: string;
}

/** The stays of which the month has something, by what that is for; those that left last first. */
export function StaysCard({ books: { month, stays, taxes, totals }, list }: StaysCardProps) {
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
              {shownNights(row.checkIn, row.checkOut, row.checkOut)}, {nightsOf(row)}
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

function nightsOf({ checkIn, checkOut }: Row): string {
  return countedThings(daysBetween(civilDate(checkIn), civilDate(checkOut)), 'night');
}

function amountsOf(
  { shownMoney }: DeskMotel,
  { room, extras, kept, taxes, total, money }: MonthBooks['totals'],
): readonly string[] {
  return [room, extras, kept, ...taxes, total, money].map((amount) =>
    amount === 0 ? '' : shownMoney(amount),
  );
}

function owed({ shownMoney }: DeskMotel, { balance }: Row): string {
  if (balance === 0) return 'paid';
  return balance > 0 ? shownMoney(balance) : `${shownMoney(subtract(NO_MONEY, balance))} ahead`;
}
