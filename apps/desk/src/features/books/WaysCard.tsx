import type { MonthBooks } from '@motel/api-client/desk-contracts';
import { countedThings } from '@motel/content/english';
import { Link } from 'react-router-dom';
import { Bars } from '../../shared/bars/Bars.tsx';
import { useMotel } from '../../shared/motel.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { note, number } from '../../shared/sheet/sheet.css.ts';
import { wayName } from '../../shared/sheet/WaysSheet.tsx';

/** Money by way of paying. */
export function WaysCard({ books: { month, ways, payments, net } }: { readonly books: MonthBooks }) {
  const { shownMoney } = useMotel();
  return (
    <DeskCard title="How it was paid" aside={<strong className={number}>{shownMoney(net)}</strong>}>
      <Bars
        bars={ways.map(({ way, givenBack, net: left }) => {
          const paid = payments.filter((move) => move.way === way && move.kind === 'payment').length;
          const back = givenBack > 0 ? `, less ${shownMoney(givenBack)} given back` : '';
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
