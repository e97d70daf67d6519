import type { Cents } from '@motel/booking-core';
import type { OpenItemKind } from '../../db/database.ts';
import { shownMoney } from '../../shown-money.ts';

/** What an open item is, in a line, and what there is to do about it, for whoever reads the mail or the desk's list. */
export interface OpenItemWords {
  readonly title: string;
  readonly advice: string;
}

export function openItemWords(kind: OpenItemKind, amount: Cents | null): OpenItemWords {
  const money = `${shownMoney(amount ?? (0 as Cents))} CAD`;
  switch (kind) {
    case 'unmatched-payment':
      return {
        title: `${money} was paid for a stay that is not in the books`,
        advice:
          'It was made after the backup that was restored, or in another shop of the same account. Look it up at the payment provider, where it may have been refunded since. If it is a guest of yours, call them: block a room for the stay, or give the money back there.',
      };
    case 'refund-failed':
      return {
        title: `A refund of ${money} did not go through`,
        advice:
          'It is owed to a guest, and nobody else will pay it. Look the payment up at the payment provider. If it was not refunded there by hand, and the bank has not taken it back by a dispute, call the guest and pay it back another way.',
      };
    case 'refunded-elsewhere':
      return {
        title: `${money} of a stay was given back, and the stay still stands`,
        advice:
          'It was refunded at the payment provider, not by the front desk. If the guest is not coming, cancel the stay: the room is for sale again then, and no more is refunded than is left.',
      };
    case 'disputed':
      return {
        title: `A payment of ${money} is disputed by the guest’s bank`,
        advice:
          'Answer at the payment provider before the date that it gives. Pay nothing back meanwhile: the bank may take the money by itself. The stay stands until it is cancelled.',
      };
    case 'unreadable-event':
      return {
        title: 'The payment provider told something that could not be read',
        advice:
          'Look the event up at the payment provider. If it is about a payment, see by `find` whether the guest’s booking knows of it.',
      };
  }
}
