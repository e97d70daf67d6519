import type { ListedStay } from '@motel/api-client/desk-contracts';
import { useMotel } from '../../shared/motel.tsx';
import { balanceTag } from '../../shared/parts/state-tag.ts';
import { Tag } from '../../shared/parts/Tag.tsx';

interface BalanceTagProps {
  readonly stay: Pick<ListedStay, 'balance' | 'payer'>;
  /** The word for a balance of $0. */
  readonly settled: string;
}

/** Whether the money of a stay is settled, what is due, or the company that pays it. */
export function BalanceTag({ stay, settled }: BalanceTagProps) {
  const even = { tone: 'green', icon: 'check', words: settled } as const;
  return <Tag {...(balanceTag(useMotel(), stay) ?? even)} />;
}
