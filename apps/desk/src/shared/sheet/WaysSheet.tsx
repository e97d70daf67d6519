import type { MoneyOnWay } from '@motel/api-client/desk-contracts';
import type { Cents } from '@motel/booking-core';
import { useMotel } from '../motel.tsx';
import { Sheet } from './Sheet.tsx';

const NAMES: Readonly<Record<string, string>> = {
  card: 'Card, hosted checkout',
  cash: 'Cash',
  terminal: 'Card terminal',
  transfer: 'Bank transfer',
  cheque: 'Cheque',
  account: 'Companies’ accounts',
};

/** A way of paying in words. */
export const wayName = (way: string) => NAMES[way] ?? way;

/** Money by way of paying. */
export function WaysSheet({ ways, net }: { readonly ways: readonly MoneyOnWay[]; readonly net: Cents }) {
  const { shownMoney } = useMotel();
  return (
    <Sheet
      label="Money by way of paying"
      columns={['', { amount: 'Taken' }, { amount: 'Refunded' }, { amount: 'Net' }]}
      rows={ways.map(({ way, taken, givenBack, net: left }) => [
        way,
        wayName(way),
        ...[taken, givenBack, left].map(shownMoney),
      ])}
      foot={['All', '', '', shownMoney(net)]}
      empty="No money moved."
    />
  );
}
