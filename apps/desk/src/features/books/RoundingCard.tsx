import type { TaxReturn } from '@motel/api-client/desk-contracts';
import { type Cents, NO_MONEY, ROUNDINGS, shareOf, subtract } from '@motel/booking-core';
import { type DeskMotel, useMotel } from '../../shared/motel.tsx';
import { DeskCard } from '../../shared/parts/Page.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { note, small } from '../../shared/sheet/sheet.css.ts';

/** Millionths in a per cent. */
const PER_CENT = 10_000;

/** Why a tax is not its per cent of all that it was charged of. */
export function RoundingCard({ taxes }: Pick<TaxReturn, 'taxes'>) {
  const motel = useMotel();
  const { shownMoney } = motel;
  const rows = taxes.flatMap(({ name, percent, base, amount }) => {
    if (percent === undefined || base === undefined || base < 0) return [];
    const exact = shareOf(base, Math.round(percent * PER_CENT), ROUNDINGS.cent);
    const charged = (
      <span key="charged">
        {shownMoney(amount)}
        <span className={small}>{apartWords(motel, subtract(amount, exact))}</span>
      </span>
    );
    return [[`${name} ${percent}`, `${name}, ${percent}%`, shownMoney(exact), charged] as const];
  });
  if (rows.length === 0) return null;
  return (
    <DeskCard title="Why it is a little off the per cent">
      <Sheet
        label="Per cent of all, beside what was charged"
        columns={['', { amount: 'Per cent of all' }, { amount: 'Charged' }]}
        rows={rows}
      />
      <p className={note}>
        Each bill is rounded by itself. You hand on what guests were charged, less what you paid on purchases,
        which the desk does not know.
      </p>
    </DeskCard>
  );
}

function apartWords({ shownMoney }: DeskMotel, apart: Cents): string {
  if (apart === 0) return 'the same';
  return apart > 0 ? `${shownMoney(apart)} more` : `${shownMoney(subtract(NO_MONEY, apart))} less`;
}
