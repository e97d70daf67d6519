import type { TaxReturn } from '@motel/api-client/desk-contracts';
import { sum } from '@motel/booking-core';
import { shownMoney } from '@motel/content/words';
import { Fragment } from 'react';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { small } from './books.css.ts';

interface TaxCardProps {
  readonly name: string;
  /** One for each rate that it was charged at. */
  readonly lines: TaxReturn['taxes'];
}

/** A tax: what it was charged of, and what is to be handed on. */
export function TaxCard({ name, lines }: TaxCardProps) {
  const number = lines.find((line) => line.number !== undefined)?.number;
  return (
    <DeskCard title={name} aside={number && `No. ${number}`}>
      <Sheet
        label={`${name} of the quarter`}
        columns={['Rate', { amount: 'Charged of' }, { amount: 'Amount' }]}
        rows={lines.map(({ percent, base, amount }) => [
          `${percent}`,
          percent === undefined ? 'A fixed amount' : `${percent} %`,
          base === undefined ? '' : shownMoney(base),
          shownMoney(amount),
        ])}
        foot={[
          <Fragment key="due">
            To hand on
            <span className={small}>less what you paid on purchases, which the desk does not know</span>
          </Fragment>,
          '',
          shownMoney(sum(...lines.map(({ amount }) => amount))),
        ]}
      />
    </DeskCard>
  );
}
