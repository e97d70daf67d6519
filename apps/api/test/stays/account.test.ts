import { type BookingStatus, type ChargePart, cents, civilDate } from '@motel/booking-core';
import { wordsOf } from '@motel/content/server';
import { motel } from '@motel/content/testing';
import { describe, expect, test } from 'vitest';
import {
  accountWords,
  type Booking,
  type FolioEntry,
  folioOf,
  stayAccount,
} from '../../src/booking/index.ts';
import { booking } from '../mail/booking-fixture.ts';

type Entry = readonly [kind: 'charge' | 'payment' | 'refund', dollars: number, what?: string];

const PARTS: Readonly<Record<string, ChargePart>> = {
  reversal: 'reversal',
  closing: 'closing',
  allowance: 'allowance',
};

function folioWith(entries: readonly Entry[]) {
  const [plain] = booking.folio.entries as readonly [FolioEntry];
  return folioOf(
    entries.map(([kind, dollars, what = kind === 'charge' ? 'rooms' : 'card']) => {
      const amount = cents(dollars * 100);
      const part = kind === 'charge' ? (PARTS[what] ?? 'room') : null;
      const paymentReference = kind === 'charge' ? null : `of-${what}`;
      return { ...plain, kind, part, what, amount, unitAmount: amount, paymentReference };
    }),
  );
}

interface Told {
  readonly status?: BookingStatus;
  /** Asked for now, of a hold. */
  readonly now?: number;
  readonly isGuaranteed?: boolean;
  readonly restDue?: Booking['restDue'];
  readonly payer?: string;
}

function told(entries: readonly Entry[], facts: Told = {}): string {
  const { status = 'confirmed', now, isGuaranteed = false, restDue = null, payer } = facts;
  const request = now === undefined ? undefined : ({ amount: cents(now * 100) } as Booking['request']);
  const stay = { status, request, restDue, guarantee: isGuaranteed ? 'a-card' : null };
  const { short, sentence } = accountWords(
    wordsOf(motel),
    stayAccount({ folio: folioWith(entries), ...stay }, payer),
  );
  return `${short}: ${sentence}`;
}

const PRICE: Entry = ['charge', 300];
const BY_DECEMBER = { restDue: civilDate('2026-12-04') };
const HELD = { status: 'held' } as const;
const ENDED = { status: 'cancelled' } as const;
const UP: readonly Entry[] = [PRICE, ['charge', -300, 'reversal'], ['charge', 360]];
const DOWN: readonly Entry[] = [PRICE, ['charge', -300, 'reversal'], ['charge', 240]];
/** Of the price, $100 is kept. */
const LATE: readonly Entry[] = [PRICE, ['charge', -200, 'closing']];
const FREE: readonly Entry[] = [PRICE, ['charge', -300, 'closing']];

const AT_MOTEL = 'are to be paid at the motel.';
const BY_LINK = 'are to be paid by Fri, Dec 4, 2026: we will send you a link.';
const CARD = 'A card guarantees the stay: nothing is charged to it now.';

describe('[L2] the money of a stay, as every reader is told it', () => {
  test.each<readonly [way: string, state: string, said: string, told: string]>([
    ['all now', 'held', '$300 CAD to pay: The room is yours once $300 CAD is paid.', told([PRICE], HELD)],
    ['all now', 'confirmed', 'Paid $300 CAD: $300 CAD, paid', told([PRICE, ['payment', 300]])],
    [
      'all now',
      'changed up',
      'Paid $360 CAD: $360 CAD, paid',
      told([...UP, ['payment', 300], ['payment', 60]]),
    ],
    [
      'all now',
      'changed down',
      'Paid $240 CAD: $240 CAD, paid',
      told([...DOWN, ['payment', 300], ['refund', 60]]),
    ],
    [
      'all now',
      'refunded in part',
      'Paid $250 CAD: $250 CAD, paid',
      told([PRICE, ['payment', 300], ['charge', -50, 'allowance'], ['refund', 50]]),
    ],
    [
      'all now',
      'cancelled free',
      'Nothing is charged: Nothing is charged for this stay.',
      told([...FREE, ['payment', 300], ['refund', 300]], ENDED),
    ],
    [
      'all now',
      'cancelled late, or no-show',
      '$100 CAD is kept: $100 CAD is kept.',
      told([...LATE, ['payment', 300], ['refund', 200]], ENDED),
    ],
    [
      'deposit',
      'held',
      '$90 CAD to pay: The room is yours once $90 CAD is paid.',
      told([PRICE], { ...HELD, now: 90 }),
    ],
    [
      'deposit',
      'confirmed',
      `Paid $90 CAD of $300 CAD: $90 CAD of $300 CAD is paid. $210 CAD ${AT_MOTEL}`,
      told([PRICE, ['payment', 90]]),
    ],
    [
      'deposit',
      'rest asked for',
      `Paid $90 CAD of $300 CAD: $90 CAD of $300 CAD is paid. $210 CAD ${BY_LINK}`,
      told([PRICE, ['payment', 90]], BY_DECEMBER),
    ],
    [
      'deposit',
      'rest paid',
      'Paid $300 CAD: $300 CAD, paid',
      told([PRICE, ['payment', 90], ['payment', 210]], BY_DECEMBER),
    ],
    [
      'deposit',
      'changed up',
      `Paid $90 CAD of $360 CAD: $90 CAD of $360 CAD is paid. $270 CAD ${AT_MOTEL}`,
      told([...UP, ['payment', 90]]),
    ],
    [
      'deposit',
      'changed down',
      `Paid $90 CAD of $240 CAD: $90 CAD of $240 CAD is paid. $150 CAD ${AT_MOTEL}`,
      told([...DOWN, ['payment', 90]]),
    ],
    [
      'deposit',
      'cancelled free',
      'Nothing is charged: Nothing is charged for this stay.',
      told([...FREE, ['payment', 90], ['refund', 90]], ENDED),
    ],
    [
      'deposit',
      'cancelled late, or no-show',
      '$100 CAD is kept: $100 CAD is kept. $10 CAD of it is still to be paid.',
      told([...LATE, ['payment', 90]], ENDED),
    ],
    [
      'card left',
      'held',
      'A card is asked for: The room is yours once you have left a card: nothing is charged to it now.',
      told([PRICE], { ...HELD, now: 0 }),
    ],
    [
      'card left',
      'confirmed',
      `Guaranteed by your card: $300 CAD ${AT_MOTEL} ${CARD}`,
      told([PRICE], { isGuaranteed: true }),
    ],
    [
      'card left',
      'changed up',
      `Guaranteed by your card: $360 CAD ${AT_MOTEL} ${CARD}`,
      told([...UP], { isGuaranteed: true }),
    ],
    [
      'card left',
      'rest paid',
      'Paid $300 CAD: $300 CAD, paid',
      told([PRICE, ['payment', 300, 'terminal']], { isGuaranteed: true }),
    ],
    [
      'card left',
      'cancelled free',
      'Nothing is charged: Nothing is charged for this stay.',
      told([...FREE], { ...ENDED, isGuaranteed: true }),
    ],
    [
      'card left',
      'cancelled late, or no-show',
      '$100 CAD is kept: $100 CAD is kept. $100 CAD of it is still to be paid.',
      told([...LATE], { ...ENDED, isGuaranteed: true }),
    ],
    [
      'card left',
      'charged after a no-show',
      '$100 CAD is kept: $100 CAD is kept.',
      told([...LATE, ['payment', 100]], { ...ENDED, isGuaranteed: true }),
    ],
    ['later', 'confirmed', `$300 CAD to pay: $300 CAD ${AT_MOTEL}`, told([PRICE])],
    ['later', 'rest asked for', `$300 CAD to pay: $300 CAD ${BY_LINK}`, told([PRICE], BY_DECEMBER)],
    ['later', 'rest paid', 'Paid $300 CAD: $300 CAD, paid', told([PRICE, ['payment', 300, 'cash']])],
    [
      'company',
      'confirmed',
      'A company pays: A company pays for this stay.',
      told([PRICE], { payer: 'Coulee Drilling' }),
    ],
    [
      'company',
      'invoiced',
      'A company pays: A company pays for this stay.',
      told([PRICE, ['payment', 300, 'account']]),
    ],
    [
      'company',
      'cancelled free',
      'Nothing is charged: Nothing is charged for this stay.',
      told([...FREE], { ...ENDED, payer: 'Coulee Drilling' }),
    ],
    [
      'a code of $0',
      'confirmed',
      'Nothing to pay: There is nothing to pay.',
      told([
        ['charge', 300],
        ['charge', -300, 'code'],
      ]),
    ],
  ])('%s, %s: %s', (_way, _state, said, is) => {
    expect(is).toBe(said);
  });

  test.each(['fr', 'es'] as const)('in %s, too', (language) => {
    const stay = { status: 'confirmed', request: undefined, restDue: null, guarantee: 'a-card' } as const;
    const { short, sentence } = accountWords(
      wordsOf(motel, language),
      stayAccount({ folio: folioWith([PRICE]), ...stay }),
    );
    expect(`${short}: ${sentence}`).not.toMatch(/Guaranteed|guarantees|are to be paid/);
    expect(sentence).toContain('300');
  });
});
