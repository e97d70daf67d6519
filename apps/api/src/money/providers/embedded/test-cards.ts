import type { Words } from '@motel/content/server';

/**
 * The outcome of a card.
 * - `paid`: at once
 * - `paid-late`, `failed-late`: accepted now, decided by the bank some seconds later
 * - `declined`, `insufficient-funds`: refused; the guest may try another
 */
export type CardOutcome = AcceptedOutcome | 'declined' | 'insufficient-funds';
export type AcceptedOutcome = 'paid' | 'paid-late' | 'failed-late';

export interface TestCard {
  readonly number: string;
  readonly outcome: CardOutcome;
  /** Its effect, as the page lists it. */
  readonly shown: (words: Words) => string;
}

/** How long the bank takes with a card that pays late. */
export const LATE_PAYMENT_SECONDS = 15;

/** The only cards that the embedded checkout accepts, first the one that succeeds. None was ever issued. */
export const TEST_CARDS: readonly [TestCard, ...TestCard[]] = [
  { number: '4242 4242 4242 4242', outcome: 'paid', shown: ({ t }) => t('Succeeds') },
  { number: '4000 0000 0000 0002', outcome: 'declined', shown: ({ t }) => t('Is declined') },
  {
    number: '4000 0000 0000 9995',
    outcome: 'insufficient-funds',
    shown: ({ t }) => t('Has insufficient funds'),
  },
  {
    number: '4000 0000 0000 0077',
    outcome: 'paid-late',
    shown: ({ t }) => t('Succeeds {seconds} seconds later', { seconds: LATE_PAYMENT_SECONDS }),
  },
  {
    number: '4000 0000 0000 0341',
    outcome: 'failed-late',
    shown: ({ t }) => t('Fails {seconds} seconds later', { seconds: LATE_PAYMENT_SECONDS }),
  },
];

/** The test card of a number typed with or without spaces or dashes. */
export function findTestCard(typed: string): TestCard | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return TEST_CARDS.find((card) => card.number.replaceAll(' ', '') === digits);
}
