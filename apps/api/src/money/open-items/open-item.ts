import { type Cents, NO_MONEY } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import type { Selectable } from 'kysely';
import type { InCode } from '../../db/index.ts';
import type { OpenItemKind, OpenItemRow } from '../money-tables.ts';

export type OpenItem = InCode<Omit<Selectable<OpenItemRow>, 'noticed_at' | 'settled_at'>>;

/** An open item in a line, and what to do about it, for the motel's mail and the desk's list. */
export function openItemWords(words: Words, kind: OpenItemKind, amount: Cents | null) {
  const { title, advice } = ITEMS[kind];
  return {
    title: typeof title === 'string' ? title : title(words.fullMoney(amount ?? NO_MONEY), words),
    advice,
  };
}

interface ItemWords {
  readonly title: string | ((money: string, words: Words) => string);
  readonly advice: string;
}

const ITEMS: Record<OpenItemKind, ItemWords> = {
  'unmatched-payment': {
    title: (money) => `${money} was paid for a stay that is not in the books`,
    advice:
      'It was booked after the restored backup was made. Look the payment up at the payment provider: it may have been refunded already. If it is a guest of yours, call them, then close a room for the stay or refund the payment at the provider.',
  },
  'refund-failed': {
    title: (money) => `A refund of ${money} did not go through`,
    advice:
      'It is owed to a guest, and the motel does not retry it. Look the payment up at the payment provider. If it was not refunded there by hand, and the bank has not taken it back by a dispute, call the guest and pay it back another way.',
  },
  'refunded-elsewhere': {
    title: (money) => `${money} of a stay was refunded, and the stay is not cancelled`,
    advice:
      'It was refunded at the payment provider, not by the front desk. If the guest is not coming, cancel the stay: the room then goes back on sale, and no more is refunded than is left.',
  },
  disputed: {
    title: (money) => `A payment of ${money} is disputed by the guest’s bank`,
    advice:
      'Answer at the payment provider before the date that it gives. Refund nothing while the dispute is open: the bank may take the money by itself. The stay remains booked until it is cancelled.',
  },
  'low-disk': {
    title: 'The disk is nearly full, and the motel sells no rooms',
    advice:
      'Free some space on the disk of the data folder, or move the motel to a larger one. Bookings and pages go on, and rooms are sold again as soon as there is space. When nothing is left, the motel ends.',
  },
  'wrong-clock': {
    title: 'The clock of the machine is more than a minute off',
    advice:
      'Synchronise it (`timedatectl set-ntp true`). It differs from the payment provider’s or the database’s; from five minutes on, payments are refused or arrive late. The log says by how much.',
  },
  'wrong-mode': {
    title: 'Test money was paid for a real stay, or real money for a test',
    advice:
      'It books no stay, and a room that was held for it is on sale again. The secret key, or the webhook, is of the payment provider’s other mode: correct the settings. If the money is real, call the guest and refund it at the payment provider.',
  },
  'wrong-currency': {
    title: (_, { motel }) => `A stay was paid in another currency than ${motel.moneyWords.currencyName}`,
    advice:
      'It books no stay, and a room that was held for it is on sale again. The guest does not know that: call them, and refund the payment at the payment provider.',
  },
  'nothing-paid': {
    title: 'A stay was checked out at the payment provider, and nothing was paid',
    advice:
      'It books no stay, and a room that was held for it is on sale again. Look for a promotion code or a discount at the payment provider and remove it, then call the guest.',
  },
  'unreadable-event': {
    title: 'The payment provider sent an event that we could not read',
    advice:
      'Look the event up at the payment provider. If it is about a payment, use `find` to see whether the guest’s booking shows it.',
  },
};
