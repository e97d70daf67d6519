import type { Journal } from '@motel/api-client/desk-contracts';
import { type Cents, sum } from '@motel/booking-core';
import { useMotel } from '../../shared/motel.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { inset } from './books.css.ts';

interface EntriesSheetProps {
  readonly label: string;
  readonly entries: readonly Omit<Journal['lines'][number], 'date'>[];
  /** The name of their sum. */
  readonly all: string;
  readonly empty: string;
}

/** Accounts with their two sides. */
export function EntriesSheet({ label, entries, all, empty }: EntriesSheetProps) {
  const { shownMoney } = useMotel();
  const shown = (amount: Cents) => (amount === 0 ? '' : shownMoney(amount));
  const total = (side: 'debit' | 'credit') => shownMoney(sum(...entries.map((entry) => entry[side])));
  return (
    <Sheet
      label={label}
      empty={empty}
      columns={['Code', 'Account', { amount: 'Debit' }, { amount: 'Credit' }]}
      nameAt={1}
      onPhone={[1, 2, 3]}
      rows={entries.map(({ account, name, code, title, debit, credit }) => [
        `${account} ${name} ${debit > 0}`,
        code,
        debit === 0 ? <span className={inset}>{title}</span> : title,
        ...[shown(debit), shown(credit)],
      ])}
      foot={['', all, total('debit'), total('credit')]}
    />
  );
}
