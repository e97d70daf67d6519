import type { MonthBooks } from '@motel/api-client/desk-contracts';
import { subtract, sum } from '@motel/booking-core';
import { countedThings, shownMoney } from '@motel/content/words';
import { Link } from 'react-router-dom';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';

interface ChargedCardProps {
  readonly books: MonthBooks;
  /** Room nights sold. */
  readonly nights: number;
}

/** What the nights of the month cost, part by part. */
export function ChargedCard({ books, nights }: ChargedCardProps) {
  const { month, stays, taxes, totals } = books;
  const beforeTaxes = shownMoney(subtract(totals.total, sum(...totals.taxes)));
  return (
    <DeskCard
      title="What was charged"
      aside={
        stays.length > 0 && (
          <Link to={`/month?month=${month}&list=all`}>The {countedThings(stays.length, 'stay')}</Link>
        )
      }
    >
      <Sheet
        label="What was charged"
        columns={['For', { amount: 'Amount' }]}
        rows={[
          ['room', `Rooms, ${countedThings(nights, 'night')}`, shownMoney(totals.room)],
          ['extras', 'Fees and extras', shownMoney(totals.extras)],
          ['kept', 'Kept by the terms of cancelling', shownMoney(totals.kept)],
          ['before', <strong key="before">Before taxes</strong>, <strong key="sum">{beforeTaxes}</strong>],
          ...taxes.map((name, at) => [name, name, shownMoney(totals.taxes[at] ?? totals.total)] as const),
        ]}
        foot={['Charged', shownMoney(totals.total)]}
      />
    </DeskCard>
  );
}
