import { cents, civilDate } from '@motel/booking-core';
import type { ChargePart } from '@motel/booking-core/booking';
import { wordsOf } from '@motel/content/server';
import { motel } from '@motel/content/testing';
import {
  accountWords,
  type Booking,
  type FolioEntry,
  folioOf,
  stayAccount,
} from '../../src/booking/index.ts';
import { booking } from '../mail/booking-fixture.ts';

/**
 * The ledger of a stay (`charge`, its parts, `pays` and `back`, in dollars), facts about it (`held`, `ended`, `card` left,
 * a `company`, `december` for the day of its rest), and the words for its readers.
 */
const TABLE = `
all now, held              | charge 300                              | held     | $300 to pay: The room is yours once $300 is paid.
all now, confirmed         | charge 300, pays 300                    |          | Paid $300: $300, paid
all now, changed up        | charge 300, reversal -300, charge 360, pays 300, pays 60 | | Paid $360: $360, paid
all now, changed down      | charge 300, reversal -300, charge 240, pays 300, back 60 | | Paid $240: $240, paid
all now, refunded in part  | charge 300, pays 300, allowance -50, back 50 |     | Paid $250: $250, paid
all now, cancelled free    | charge 300, closing -300, pays 300, back 300 | ended | Nothing is charged: Nothing is charged for this stay.
all now, late or no-show   | charge 300, closing -200, pays 300, back 200 | ended | $100 is kept: $100 is kept.
deposit, held              | charge 300                              | held 90  | $90 to pay: The room is yours once $90 is paid.
deposit, confirmed         | charge 300, pays 90                     |          | Paid $90 of $300: $90 of $300 is paid. $210 AT THE DESK
deposit, rest asked for    | charge 300, pays 90                     | december | Paid $90 of $300: $90 of $300 is paid. $210 BY LINK
deposit, rest paid         | charge 300, pays 90, pays 210           | december | Paid $300: $300, paid
deposit, changed up        | charge 300, reversal -300, charge 360, pays 90 |   | Paid $90 of $360: $90 of $360 is paid. $270 AT THE DESK
deposit, changed down      | charge 300, reversal -300, charge 240, pays 90 |   | Paid $90 of $240: $90 of $240 is paid. $150 AT THE DESK
deposit, cancelled free    | charge 300, closing -300, pays 90, back 90 | ended | Nothing is charged: Nothing is charged for this stay.
deposit, late or no-show   | charge 300, closing -200, pays 90       | ended    | $100 is kept: $100 is kept. $10 of it is still to be paid.
card left, held            | charge 300                              | held 0   | A card is asked for: The room is yours once you have left a card: nothing is charged to it now.
card left, confirmed       | charge 300                              | card     | Guaranteed by your card: $300 AT THE DESK A card guarantees the stay: nothing is charged to it now.
card left, changed up      | charge 300, reversal -300, charge 360   | card     | Guaranteed by your card: $360 AT THE DESK A card guarantees the stay: nothing is charged to it now.
card left, paid            | charge 300, pays 300                    | card     | Paid $300: $300, paid
card left, cancelled free  | charge 300, closing -300                | card ended | Nothing is charged: Nothing is charged for this stay.
card left, late or no-show | charge 300, closing -200                | card ended | $100 is kept: $100 is kept. $100 of it is still to be paid.
card left, then charged    | charge 300, closing -200, pays 100      | card ended | $100 is kept: $100 is kept.
later, confirmed           | charge 300                              |          | $300 to pay: $300 AT THE DESK
later, rest asked for      | charge 300                              | december | $300 to pay: $300 BY LINK
later, paid                | charge 300, pays 300                    |          | Paid $300: $300, paid
company, confirmed         | charge 300                              | company  | A company pays: A company pays for this stay.
company, invoiced          | charge 300, account 300                 |          | A company pays: A company pays for this stay.
company, cancelled free    | charge 300, closing -300                | company ended | Nothing is charged: Nothing is charged for this stay.
code of $0, confirmed      | charge 300, charge -300                 |          | Nothing to pay: There is nothing to pay.
`;

const PARTS: Readonly<Record<string, ChargePart>> = {
  charge: 'room',
  reversal: 'reversal',
  closing: 'closing',
  allowance: 'allowance',
};

function folioWith(ledger: string) {
  const [plain] = booking.folio.entries as readonly [FolioEntry];
  return folioOf(
    ledger.split(', ').map((entry) => {
      const [word = '', dollars = ''] = entry.split(' ');
      const kind = word in PARTS ? 'charge' : word === 'back' ? 'refund' : 'payment';
      const what = word === 'account' ? word : kind === 'charge' ? 'rooms' : 'card';
      const amount = cents(Number(dollars) * 100);
      const paymentReference = kind === 'charge' ? null : what;
      const money = { amount, unitAmount: amount, paymentReference };
      return { ...plain, kind, part: PARTS[word] ?? null, what, ...money };
    }),
  );
}

function told(ledger: string, facts: string, language: 'en' | 'fr' | 'es' = 'en'): string {
  const asked = /held (\d+)/.exec(facts)?.[1];
  const account = stayAccount(
    {
      folio: folioWith(ledger),
      status: facts.includes('held') ? 'held' : facts.includes('ended') ? 'cancelled' : 'confirmed',
      request:
        asked === undefined ? undefined : ({ amount: cents(Number(asked) * 100) } as Booking['request']),
      restDue: facts === 'december' ? civilDate('2026-12-04') : null,
      guarantee: facts.includes('card') ? 'a-card' : null,
    },
    facts.includes('company') ? 'Coulee Drilling' : undefined,
  );
  const { short, sentence } = accountWords(wordsOf(motel, language), account);
  return `${short}: ${sentence}`;
}

describe('[L2] the money of a stay, the same for every reader', () => {
  const rows = TABLE.trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()) as [string, string, string, string]);

  test.each(rows)('%s', (_name, ledger, facts, said) => {
    const words = said
      .replaceAll(/\$\d+/g, '$& CAD')
      .replace('AT THE DESK', 'are to be paid at the front desk.')
      .replace('BY LINK', 'are to be paid by Fri, Dec 4, 2026: we will send you a link.');
    expect(told(ledger, facts)).toBe(words);
    for (const language of ['fr', 'es'] as const) expect(told(ledger, facts, language)).not.toBe(words);
  });
});
