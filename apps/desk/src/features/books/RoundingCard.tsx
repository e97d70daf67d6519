import type { TaxReturn } from '@motel/api-client/desk-contracts';
import { type Cents, NO_MONEY, ROUNDINGS, shareOf, subtract } from '@motel/booking-core';
import { shownMoney } from '@motel/content/words';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { note } from './books.css.ts';

/** Millionths in a per cent. */
const PER_CENT = 10_000;

/** Why a tax is not its per cent of all that it was charged of. */
export function RoundingCard({ taxes }: Pick<TaxReturn, 'taxes'>) {
  const rows = taxes.flatMap(({ name, percent, base, amount }) => {
    if (percent === undefined || base === undefined || base < 0) return [];
    const exact = shareOf(base, Math.round(percent * PER_CENT), ROUNDINGS.cent);
    return [{ title: `${name} ${percent} %`, exact, amount, apart: subtract(amount, exact) }];
  });
  if (rows.every(({ apart }) => apart === 0)) return null;
  return (
    <DeskCard title="Why it is a few cents off the per cent">
      <Sheet
        label="Per cent of all, beside what was charged"
        columns={['', ...['Per cent of all', 'Charged', 'Apart'].map((amount) => ({ amount }))]}
        rows={rows.map(({ title, exact, amount, apart }) => [
          title,
          ...[title, shownMoney(exact), shownMoney(amount), words(apart)],
        ])}
      />
      <p className={note}>Each bill is rounded by itself. You hand on what guests were charged.</p>
    </DeskCard>
  );
}

function words(apart: Cents): string {
  if (apart === 0) return 'the same';
  return `${shownMoney(apart > 0 ? apart : subtract(NO_MONEY, apart))} ${apart > 0 ? 'more' : 'less'}`;
}
