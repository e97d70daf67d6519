import { t } from '@motel/language';
export const CARD_FIELDS = ['number', 'expiry', 'cvc', 'name'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

interface ProblemWords {
  /** The field to correct; without one, the card is valid and was refused. */
  readonly field?: CardField;
  readonly words: () => string;
}

/** Why a card is not accepted. The page's address contains the names, and never what the guest typed. */
const CARD_PROBLEMS = {
  'no-number': { field: 'number', words: () => t('Enter one of the test card numbers') },
  'no-test-card': {
    field: 'number',
    words: () => t('Only the test cards listed above are taken. Please never enter a real card.'),
  },
  'no-expiry': { field: 'expiry', words: () => t('Enter month and year, for example 12/34') },
  expired: { field: 'expiry', words: () => t('This card has expired') },
  'no-cvc': { field: 'cvc', words: () => t('Enter 3 digits, for example 123') },
  'no-name': { field: 'name', words: () => t('Enter the name on the card') },
  declined: { words: () => t('Your card was declined. Nothing was charged, please try another card.') },
  'insufficient-funds': {
    words: () => t('Your card has insufficient funds. Nothing was charged, please try another card.'),
  },
} as const satisfies Record<string, ProblemWords>;

export type CardProblem = keyof typeof CARD_PROBLEMS;

export function isCardProblem(name: string): name is CardProblem {
  return Object.hasOwn(CARD_PROBLEMS, name);
}

/** The headline above the form. */
export function problemHeadline(problems: readonly CardProblem[]): string {
  const refusal = problems.map(wordsOf).find(({ field }) => field === undefined);
  return refusal?.words() ?? t('Please fix the errors below.');
}

/** The sentence beside a field that must be corrected. */
export function cardProblemOf(field: CardField, problems: readonly CardProblem[]): string | undefined {
  return problems
    .map(wordsOf)
    .find((problem) => problem.field === field)
    ?.words();
}

function wordsOf(problem: CardProblem): ProblemWords {
  return CARD_PROBLEMS[problem];
}
