import { t } from '@motel/language';
import { html } from 'hono/html';
import { CARD_FIELDS, type CardField, type CardProblem, cardProblemOf } from '../card-problem-of.ts';
import type { Markup } from './page-frame.ts';

interface FieldShape {
  readonly label: () => string;
  readonly hint: () => string;
  readonly inputMode: 'numeric' | 'text';
  readonly maxLength: number;
}

const SHAPES: Readonly<Record<CardField, FieldShape>> = {
  number: {
    label: () => t('Card number'),
    hint: () => t('A test card from the list'),
    inputMode: 'numeric',
    maxLength: 23,
  },
  expiry: {
    label: () => t('Expiry date'),
    hint: () => t('Such as 12/34'),
    inputMode: 'numeric',
    maxLength: 9,
  },
  cvc: { label: () => t('CVC'), hint: () => t('Any 3 digits'), inputMode: 'numeric', maxLength: 4 },
  name: { label: () => t('Name on the card'), hint: () => t('Any name'), inputMode: 'text', maxLength: 100 },
};

/**
 * The four fields, always empty: what was typed is never sent back, and no browser offers a guest's real card.
 * After a failed attempt the first field to correct has the focus.
 */
export function cardFields(problems: readonly CardProblem[]): Markup[] {
  const wrong = CARD_FIELDS.filter((field) => cardProblemOf(field, problems) !== undefined);
  const start = problems.length > 0 ? (wrong[0] ?? 'number') : undefined;
  return CARD_FIELDS.map((field) => cardField(field, cardProblemOf(field, problems), field === start));
}

function cardField(field: CardField, problem: string | undefined, isStart: boolean): Markup {
  const { label, hint, inputMode, maxLength } = SHAPES[field];
  const isWrong = problem !== undefined;
  return html`<div class="field-${field}">
    <label for="${field}">${label()}</label>
    <p class="hint" id="${field}-hint">${hint()}</p>
    <input id="${field}" name="${field}" type="text" required autocomplete="off"
      inputmode="${inputMode}" maxlength="${maxLength}" spellcheck="false"
      aria-describedby="${field}-hint${isWrong ? ` ${field}-problem` : ''}"${isWrong ? html` aria-invalid="true"` : ''}${isStart ? html` autofocus` : ''}>
    ${isWrong ? html`<p class="error" id="${field}-problem">${problem}</p>` : ''}
  </div>`;
}
