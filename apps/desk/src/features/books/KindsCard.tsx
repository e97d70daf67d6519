import type { MonthBooks } from '@motel/api-client/desk-contracts';
import { sum } from '@motel/booking-core';
import { shownMoney } from '@motel/content/words';
import { Fragment } from 'react';
import { Fob } from '../../shared/fob/Fob.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { kind as kindStyle, small } from './books.css.ts';

interface KindsCardProps {
  readonly books: MonthBooks;
  /** Room nights sold. */
  readonly nights: number;
}

/** Nights and money by kind of room. */
export function KindsCard({ books: { kinds }, nights }: KindsCardProps) {
  const of = (sold: number, open: number) => (
    <Fragment key="nights">
      {sold}
      <span className={small}>of {open}</span>
    </Fragment>
  );
  return (
    <DeskCard title="By kind of room">
      <Sheet
        label="Nights and money by kind of room"
        columns={['', ...['Nights', 'A night', 'Money'].map((amount) => ({ amount }))]}
        rows={kinds.map(({ id, title, sold, open, rate, revenue }) => [
          id,
          <span key={id} className={kindStyle}>
            <Fob room={{ id, title }} size="small" isDecoration />
            {title}
          </span>,
          of(sold, open),
          sold === 0 ? '' : shownMoney(rate),
          shownMoney(revenue),
        ])}
        foot={[
          'All',
          of(
            nights,
            kinds.reduce((all, { open }) => all + open, 0),
          ),
          '',
          shownMoney(sum(...kinds.map(({ revenue }) => revenue))),
        ]}
      />
    </DeskCard>
  );
}
