import type { DeskStay } from '@motel/api-client/desk-contracts';
import { NO_MONEY, subtract } from '@motel/booking-core';
import type { DeskMotel } from '../../shared/motel.tsx';
import { type StayTag, stateTag } from '../../shared/parts/state-tag.ts';

/** The tags of a stay's head: its state, and its money. */
export function stayTags(
  motel: DeskMotel,
  stay: Pick<DeskStay, 'state' | 'status' | 'isNoShow' | 'folio' | 'payer'>,
): StayTag[] {
  return [stateTag(stay), ...moneyTag(motel, stay)];
}

function moneyTag(
  { shownMoney }: DeskMotel,
  { folio: { balance, paid, refunded }, payer }: Pick<DeskStay, 'folio' | 'payer'>,
): StayTag[] {
  if (balance > 0 && payer !== undefined) return [{ tone: 'grey', icon: 'receipt', words: `${payer} pays` }];
  if (balance > 0) return [{ tone: 'red', icon: 'cash', words: `${shownMoney(balance)} due` }];
  if (balance < 0)
    return [{ tone: 'yellow', icon: 'undo', words: `${shownMoney(subtract(NO_MONEY, balance))} to refund` }];
  if (paid === 0) return [];
  return refunded >= paid
    ? [{ tone: 'grey', icon: 'undo', words: 'All refunded' }]
    : [{ tone: 'green', icon: 'check', words: 'Paid in full' }];
}
