import type { ListedStay } from '@motel/api-client/desk-contracts';
import { NO_MONEY, subtract } from '@motel/booking-core';
import type { StayState } from '@motel/booking-core/booking';
import { StatusPill, type StatusPillProps } from '@motel/ui';
import { DeskIcon, type DeskIconName } from '../icon/DeskIcon.tsx';
import { type DeskMotel, useMotel } from '../motel.tsx';

export interface TagProps extends Pick<StatusPillProps, 'tone'> {
  readonly icon: DeskIconName;
  readonly words: string;
}

/** A state in a drawing and a word; its colour only helps. */
export function Tag({ tone, icon, words }: TagProps) {
  return (
    <StatusPill tone={tone} icon={<DeskIcon name={icon} size="small" />}>
      {words}
    </StatusPill>
  );
}

const STATES: Record<StayState, TagProps> = {
  held: { tone: 'yellow', icon: 'clock', words: 'Waits for payment' },
  booked: { tone: 'green', icon: 'check', words: 'Confirmed' },
  expected: { tone: 'green', icon: 'arrive', words: 'Arrives today' },
  due: { tone: 'yellow', icon: 'arrive', words: 'Not come yet' },
  missing: { tone: 'red', icon: 'warning', words: 'Never checked in' },
  'in-house': { tone: 'green', icon: 'bed', words: 'In house' },
  leaving: { tone: 'green', icon: 'bed', words: 'In house, leaves today' },
  overdue: { tone: 'red', icon: 'clock', words: 'Should have left' },
  left: { tone: 'grey', icon: 'leave', words: 'Left' },
  cancelled: { tone: 'grey', icon: 'cross', words: 'Cancelled' },
  refunded: { tone: 'grey', icon: 'undo', words: 'Refunded' },
  lapsed: { tone: 'grey', icon: 'cross', words: 'Not paid in time' },
};

/** The state that a stay is in, whose table core has. */
export function stateTag({
  state,
  status,
  isNoShow = false,
}: {
  readonly state: StayState;
  readonly status: string;
  readonly isNoShow?: boolean;
}): TagProps {
  if (isNoShow) return { ...STATES.cancelled, words: 'No-show' };
  if (status === 'released') return { ...STATES.lapsed, words: 'Given up' };
  return STATES[state];
}

/** The tag of a balance that is due, of the company that pays it, or of a refund; `undefined` for $0. */
export function balanceTag(
  { shownMoney }: DeskMotel,
  { balance, payer }: BalanceTagProps['stay'],
): TagProps | undefined {
  if (balance === 0) return undefined;
  if (balance < 0)
    return { tone: 'yellow', icon: 'undo', words: `${shownMoney(subtract(NO_MONEY, balance))} to refund` };
  return payer === undefined
    ? { tone: 'red', icon: 'cash', words: `${shownMoney(balance)} due` }
    : { tone: 'grey', icon: 'receipt', words: `${payer} pays` };
}

interface BalanceTagProps {
  readonly stay: Pick<ListedStay, 'balance' | 'payer'>;
  /** The word for a balance of $0. */
  readonly settled: string;
}

export function BalanceTag({ stay, settled }: BalanceTagProps) {
  const even = { tone: 'green', icon: 'check', words: settled } as const;
  return <Tag {...(balanceTag(useMotel(), stay) ?? even)} />;
}
