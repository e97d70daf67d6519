import type { Words } from '@motel/content/server';
import { type Said, said } from '../../../shared/words/said.ts';

export const CARD_FIELDS = ['number', 'expiry', 'cvc', 'name'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

interface ProblemWords {
  /** The field to correct; without one, the card is valid and was refused. */
  readonly field?: CardField;
  readonly said: Said;
}

/** Why a card is not accepted. The page's address contains the names, and never what the guest typed. */
const CARD_PROBLEMS = {
  'no-number': { field: 'number', said: said('Enter one of the test card numbers') },
  'no-test-card': {
    field: 'number',
    said: said('Only the test cards listed above are taken. Please never enter a real card.'),
  },
  'no-expiry': { field: 'expiry', said: said('Enter month and year, for example 12/34') },
  expired: { field: 'expiry', said: said('This card has expired') },
  'no-cvc': { field: 'cvc', said: said('Enter 3 digits, for example 123') },
  'no-name': { field: 'name', said: said('Enter the name on the card') },
  declined: { said: said('Your card was declined. Nothing was charged, please try another card.') },
  'insufficient-funds': {
    said: said('Your card has insufficient funds. Nothing was charged, please try another card.'),
  },
} as const satisfies Record<string, ProblemWords>;

export type CardProblem = keyof typeof CARD_PROBLEMS;

export function isCardProblem(name: string): name is CardProblem {
  return Object.hasOwn(CARD_PROBLEMS, name);
}

export function problemHeadline(words: Words, problems: readonly CardProblem[]): string {
  const refusal = problems.map(ofProblem).find(({ field }) => field === undefined);
  return refusal?.said(undefined, words) ?? words.t('Please fix the errors below.');
}

export function cardProblemOf(words: Words, field: CardField, problems: readonly CardProblem[]) {
  return problems
    .map(ofProblem)
    .find((problem) => problem.field === field)
    ?.said(undefined, words);
}

function ofProblem(problem: CardProblem): ProblemWords {
  return CARD_PROBLEMS[problem];
}
