import type { Words } from '@motel/content/server';
import { html } from 'hono/html';
import { said } from '../../../../shared/words/said.ts';
import { CARD_FIELDS, type CardField, type CardProblem, cardProblemOf } from '../card-problem-of.ts';
import type { Markup } from './page-frame.ts';

interface FieldShape {
  readonly label: ReturnType<typeof said<'Home'>>;
  readonly hint: ReturnType<typeof said<'Home'>>;
  readonly inputMode: 'numeric' | 'text';
  readonly maxLength: number;
}

const SHAPES: Readonly<Record<CardField, FieldShape>> = {
  number: {
    label: said('Card number'),
    hint: said('A test card from the list'),
    inputMode: 'numeric',
    maxLength: 23,
  },
  expiry: { label: said('Expiry date'), hint: said('Such as 12/34'), inputMode: 'numeric', maxLength: 9 },
  cvc: { label: said('CVC'), hint: said('Any 3 digits'), inputMode: 'numeric', maxLength: 4 },
  name: { label: said('Name on the card'), hint: said('Any name'), inputMode: 'text', maxLength: 100 },
};

/** The fields, always empty: nothing typed is sent back, no real card is offered. The first wrong one has the focus. */
export function cardFields(words: Words, problems: readonly CardProblem[]): Markup[] {
  const wrong = CARD_FIELDS.filter((field) => cardProblemOf(words, field, problems) !== undefined);
  const start = problems.length > 0 ? (wrong[0] ?? 'number') : undefined;
  return CARD_FIELDS.map((field) =>
    cardField(words, field, cardProblemOf(words, field, problems), field === start),
  );
}

function cardField(words: Words, field: CardField, problem: string | undefined, isStart: boolean): Markup {
  const { label, hint, inputMode, maxLength } = SHAPES[field];
  const isWrong = problem !== undefined;
  return html`<div class="field-${field}">
    <label for="${field}">${label(undefined, words)}</label>
    <p class="hint" id="${field}-hint">${hint(undefined, words)}</p>
    <input id="${field}" name="${field}" type="text" required autocomplete="off"
      inputmode="${inputMode}" maxlength="${maxLength}" spellcheck="false"
      aria-describedby="${field}-hint${isWrong ? ` ${field}-problem` : ''}"${isWrong ? html` aria-invalid="true"` : ''}${isStart ? html` autofocus` : ''}>
    ${isWrong ? html`<p class="error" id="${field}-problem">${problem}</p>` : ''}
  </div>`;
}
