import type { ListedStay } from '@motel/api-client/desk-contracts';
import { shownMoney } from '@motel/content/words';
import { Tag } from '../../shared/parts/Tag.tsx';

interface BalanceTagProps {
  readonly balance: ListedStay['balance'];
  /** The word for a balance of $0. */
  readonly settled: string;
}

/** Whether the money of a stay is settled, or what is due. */
export function BalanceTag({ balance, settled }: BalanceTagProps) {
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
        {shownMoney(balance)} to give back
      </Tag>
    );
  }
  return (
    <Tag tone="green" icon="check">
      {settled}
    </Tag>
  );
}
