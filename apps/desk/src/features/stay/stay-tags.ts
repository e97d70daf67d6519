import type { DeskStay } from '@motel/api-client/desk-contracts';
import { NO_MONEY, type StayState, subtract } from '@motel/booking-core';
import type { ComponentProps } from 'react';
import { shownMoney } from '../../shared/format/shown-money.ts';
import type { Tag } from '../../shared/parts/Tag.tsx';

type StayTag = Omit<ComponentProps<typeof Tag>, 'children'> & { readonly words: string };

/** The tags of a stay's head: its state, and its money. */
export function stayTags(stay: Pick<DeskStay, 'state' | 'status' | 'isNoShow' | 'folio'>): StayTag[] {
  return [stateTag(stay), ...moneyTag(stay)];
}

const STATES: Record<StayState, StayTag> = {
  held: { tone: 'warn', icon: 'clock', words: 'Waits for payment' },
  booked: { tone: 'good', icon: 'check', words: 'Confirmed' },
  expected: { tone: 'good', icon: 'arrive', words: 'Arrives today' },
  due: { tone: 'warn', icon: 'arrive', words: 'Not come yet' },
  missing: { tone: 'bad', icon: 'warning', words: 'Never checked in' },
  'in-house': { tone: 'good', icon: 'bed', words: 'In house' },
  leaving: { tone: 'good', icon: 'bed', words: 'In house, leaves today' },
  overdue: { tone: 'bad', icon: 'clock', words: 'Should have left' },
  left: { tone: 'line', icon: 'leave', words: 'Left' },
  cancelled: { tone: 'line', icon: 'cross', words: 'Cancelled' },
  refunded: { tone: 'line', icon: 'undo', words: 'Refunded' },
  lapsed: { tone: 'line', icon: 'cross', words: 'Not paid in time' },
};

function stateTag({ state, status, isNoShow }: Pick<DeskStay, 'state' | 'status' | 'isNoShow'>): StayTag {
  if (isNoShow) return { ...STATES.cancelled, words: 'No-show' };
  if (status === 'released') return { ...STATES.lapsed, words: 'Given up' };
  return STATES[state];
}

function moneyTag({ folio: { balance, paid, refunded } }: Pick<DeskStay, 'folio'>): StayTag[] {
  if (balance > 0) return [{ tone: 'bad', icon: 'cash', words: `${shownMoney(balance)} due` }];
  if (balance < 0)
    return [{ tone: 'warn', icon: 'undo', words: `${shownMoney(subtract(NO_MONEY, balance))} to give back` }];
  if (paid === 0) return [];
  return refunded >= paid
    ? [{ tone: 'line', icon: 'undo', words: 'All given back' }]
    : [{ tone: 'good', icon: 'check', words: 'Paid in full' }];
}
