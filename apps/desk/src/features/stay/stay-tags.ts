import type { DeskStay } from '@motel/api-client/desk-contracts';
import { NO_MONEY, subtract } from '@motel/booking-core';
import type { ComponentProps } from 'react';
import { shownMoney } from '../../shared/format/shown-money.ts';
import type { Tag } from '../../shared/parts/Tag.tsx';

type StayTag = Omit<ComponentProps<typeof Tag>, 'children'> & { readonly words: string };

/** What the head says about a stay: its state, and its money. */
export function stayTags(
  stay: Pick<DeskStay, 'status' | 'isNoShow' | 'can' | 'folio' | 'arrivedAt' | 'leftAt'>,
): StayTag[] {
  return [stateTag(stay), ...moneyTag(stay)];
}

function stateTag({
  status,
  isNoShow,
  can,
  arrivedAt,
  leftAt,
}: Pick<DeskStay, 'status' | 'isNoShow' | 'can' | 'arrivedAt' | 'leftAt'>): StayTag {
  if (leftAt !== undefined) return { tone: 'line', icon: 'leave', words: 'Left' };
  if (arrivedAt !== undefined) return { tone: 'good', icon: 'bed', words: 'In house' };
  switch (status) {
    case 'confirmed':
      return can.noShow
        ? { tone: 'warn', icon: 'clock', words: 'Due' }
        : { tone: 'good', icon: 'check', words: 'Confirmed' };
    case 'pending':
      return { tone: 'warn', icon: 'clock', words: 'Waits for payment' };
    case 'completed':
      return { tone: 'line', icon: 'leave', words: 'Left' };
    case 'cancelled':
      return { tone: 'line', icon: 'cross', words: isNoShow ? 'No-show' : 'Cancelled' };
    case 'refunded':
      return { tone: 'line', icon: 'undo', words: 'Refunded' };
    case 'expired':
      return { tone: 'line', icon: 'cross', words: 'Not paid in time' };
    case 'released':
      return { tone: 'line', icon: 'cross', words: 'Given up' };
  }
}

function moneyTag({ folio: { balance, paid } }: Pick<DeskStay, 'folio'>): StayTag[] {
  if (balance > 0) return [{ tone: 'bad', icon: 'cash', words: `${shownMoney(balance)} due` }];
  if (balance < 0)
    return [{ tone: 'warn', icon: 'undo', words: `${shownMoney(subtract(NO_MONEY, balance))} to give back` }];
  return paid > 0 ? [{ tone: 'good', icon: 'check', words: 'Paid in full' }] : [];
}
