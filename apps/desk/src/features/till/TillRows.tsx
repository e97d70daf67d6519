import type { TillWire } from '@motel/api-client/desk-contracts';
import { shownMoney } from '@motel/content/words';
import { Fragment } from 'react';
import { motelTime } from '../../shared/format/shown-time.ts';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { StayLink } from '../../shared/sheet/StayLink.tsx';
import { soft } from '../../shared/sheet/sheet.css.ts';

const KINDS = {
  float: 'Float',
  'pay-in': 'Paid in',
  'pay-out': 'Paid out',
  payment: 'Payment',
  refund: 'Refund',
} as const;

/** The movements of a till, in the order of time. */
export function TillRows({ name, rows }: Pick<TillWire, 'name' | 'rows'>) {
  return (
    <Sheet
      label={`Rows of the till of ${name}`}
      empty="Nothing came in or went out."
      columns={['Time', 'What', { amount: 'Cash' }, { amount: 'Terminal' }]}
      nameAt={1}
      rows={rows.map(({ at, kind, stay, way, reason, amount }) => [
        `${at} ${kind} ${stay?.reference ?? reason} ${amount}`,
        motelTime(at),
        <Fragment key={at}>
          {KINDS[kind]} {stay && <StayLink {...stay} />}
          {reason !== undefined && <span className={soft}>{reason}</span>}
        </Fragment>,
        way === 'cash' && shownMoney(amount),
        way === 'terminal' && shownMoney(amount),
      ])}
    />
  );
}
