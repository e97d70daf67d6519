import { isDeskWay, type PayWay, WAY_WORDS } from '@motel/api-client/desk-contracts';
import type { Cents } from '@motel/booking-core';
import { shownMoney } from '@motel/content/words';

/** The words of the button: what it does, and the amount. */
export function bookingDeed(pay: PayWay | undefined, total: Cents | undefined): string {
  if (total === undefined) return 'Book';
  const amount = shownMoney(total);
  if (pay === undefined) return `Book for ${amount}`;
  if (isDeskWay(pay)) return `Book, take ${amount} ${WAY_WORDS[pay]}`;
  return pay === 'link' ? `Hold the room, ask ${amount} by link` : `Book, ${amount} is paid later`;
}
