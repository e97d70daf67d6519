import type { DeskStay } from '@motel/api-client/desk-contracts';
import { NO_MONEY, type StayState, subtract } from '@motel/booking-core';
import { shownMoney } from '@motel/content/words';
import type { ComponentProps } from 'react';
import type { Tag } from '../../shared/parts/Tag.tsx';

type StayTag = Omit<ComponentProps<typeof Tag>, 'children'> & { readonly words: string };

/** The tags of a stay's head: its state, and its money. */
export function stayTags(stay: Pick<DeskStay, 'state' | 'status' | 'isNoShow' | 'folio'>): StayTag[] {
  return [stateTag(stay), ...moneyTag(stay)];
}

const STATES: Record<StayState, StayTag> = {
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

function stateTag({ state, status, isNoShow }: Pick<DeskStay, 'state' | 'status' | 'isNoShow'>): StayTag {
  if (isNoShow) return { ...STATES.cancelled, words: 'No-show' };
  if (status === 'released') return { ...STATES.lapsed, words: 'Given up' };
  return STATES[state];
}

function moneyTag({ folio: { balance, paid, refunded } }: Pick<DeskStay, 'folio'>): StayTag[] {
  if (balance > 0) return [{ tone: 'red', icon: 'cash', words: `${shownMoney(balance)} due` }];
  if (balance < 0)
    return [
      { tone: 'yellow', icon: 'undo', words: `${shownMoney(subtract(NO_MONEY, balance))} to give back` },
    ];
  if (paid === 0) return [];
  return refunded >= paid
    ? [{ tone: 'grey', icon: 'undo', words: 'All given back' }]
    : [{ tone: 'green', icon: 'check', words: 'Paid in full' }];
}
