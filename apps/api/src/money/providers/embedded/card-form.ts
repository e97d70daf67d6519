import type { CardField, CardProblem } from './card-problem-of.ts';
import { type AcceptedOutcome, findTestCard } from './test-cards.ts';

/** The guest's entries; they live as long as the request and are neither stored nor logged. */
export type CardEntry = Readonly<Record<CardField, string>>;

type CheckedCard =
  | { readonly ok: true; readonly outcome: AcceptedOutcome }
  | { readonly ok: false; readonly problems: readonly CardProblem[] };

/** Checks a card as typed; only the listed test cards are accepted. */
export function checkCard(entry: CardEntry, now: Date): CheckedCard {
  const card = findTestCard(entry.number);
  const problems = [
    ...(card === undefined ? [numberProblem(entry.number)] : []),
    ...expiryProblem(entry.expiry, now),
    ...(/^\d{3,4}$/.test(entry.cvc.trim()) ? [] : ['no-cvc' as const]),
    ...(entry.name.trim() === '' ? ['no-name' as const] : []),
  ];
  if (card === undefined || problems.length > 0) return { ok: false, problems };
  const { outcome } = card;
  return outcome === 'declined' || outcome === 'insufficient-funds'
    ? { ok: false, problems: [outcome] }
    : { ok: true, outcome };
}

function numberProblem(typed: string): CardProblem {
  return typed.trim() === '' ? 'no-number' : 'no-test-card';
}

/** A card is good to the end of its month. */
function expiryProblem(typed: string, now: Date): CardProblem[] {
  const match = /^(\d{1,2})[/-]?(?:20)?(\d{2})$/.exec(typed.replace(/\s/g, ''));
  const month = Number(match?.[1]);
  if (match === null || month < 1 || month > 12) return ['no-expiry'];
  const firstOfNextMonth = Date.UTC(2000 + Number(match[2]), month);
  return firstOfNextMonth <= now.getTime() ? ['expired'] : [];
}
