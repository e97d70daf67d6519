import type { PayWay } from '@motel/api-client/desk-contracts';
import type { Cents } from '@motel/booking-core';
import { shownMoney } from '@motel/content/words';

/** The words of the button: what it does, and the amount. */
export function bookingDeed(pay: PayWay | undefined, total: Cents | undefined): string {
  if (total === undefined) return 'Book';
  const amount = shownMoney(total);
  switch (pay) {
    case 'cash':
      return `Book, take ${amount} in cash`;
    case 'terminal':
      return `Book, take ${amount} by terminal`;
    case 'link':
      return `Hold the room, ask ${amount} by link`;
    case 'later':
      return `Book, ${amount} is paid later`;
    case undefined:
      return `Book for ${amount}`;
  }
}
