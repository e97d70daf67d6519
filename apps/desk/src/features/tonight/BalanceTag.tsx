import type { ListedStay } from '@motel/api-client/desk-contracts';
import { useMotel } from '../../shared/motel.tsx';
import { Tag } from '../../shared/parts/Tag.tsx';

interface BalanceTagProps {
  readonly stay: Pick<ListedStay, 'balance' | 'payer'>;
  /** The word for a balance of $0. */
  readonly settled: string;
}

/** Whether the money of a stay is settled, what is due, or the company that pays it. */
export function BalanceTag({ stay: { balance, payer }, settled }: BalanceTagProps) {
  const { shownMoney } = useMotel();
  if (balance > 0 && payer !== undefined) {
    return (
      <Tag tone="grey" icon="receipt">
        {payer} pays
      </Tag>
    );
  }
  if (balance > 0) {
    return (
      <Tag tone="red" icon="cash">
        {shownMoney(balance)} due
      </Tag>
    );
  }
  if (balance < 0) {
    return (
      <Tag tone="yellow" icon="undo">
        {shownMoney(balance)} to refund
      </Tag>
    );
  }
  return (
    <Tag tone="green" icon="check">
      {settled}
    </Tag>
  );
}
