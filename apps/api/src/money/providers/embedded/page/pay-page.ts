import type { Words } from '@motel/content/server';
import { html } from 'hono/html';
import { type Said, said } from '../../../../shared/words/said.ts';
import type { PaymentLine } from '../../payment-provider.ts';
import {
  CARD_FIELDS,
  type CardField,
  type CardProblem,
  cardProblemOf,
  problemHeadline,
} from '../card-problem-of.ts';
import type { EmbeddedSession } from '../embedded-session.ts';
import { TEST_CARDS, type TestCard } from '../test-cards.ts';
import { type Markup, pageFrame } from './page-frame.ts';

/** The page on which an open session is paid. @param problems why the last try failed */
export function payPage(words: Words, session: EmbeddedSession, now: Date, problems: readonly CardProblem[]) {
  const { t, fullMoney, shownTime } = words;
  const isGuarantee = session.total === 0;
  const title = isGuarantee ? t('Leave a card for your stay') : t('Pay for your stay');
  const time = shownTime(session.expiresAt, now);
  const until = isGuarantee
    ? t('Your room is held until {time}, local time. Nothing is charged to your card now.', { time })
    : t('Your room is held while you pay, until {time}, local time.', { time });
  const headline = problems.length > 0 ? problemHeadline(words, problems) : undefined;
  return pageFrame(
    words,
    headline === undefined ? title : `${headline} ${title}`,
    html`<h1>${t('The key is nearly yours.')}</h1>
    <p class="until">${until}</p>
    <div class="columns">
      ${bill(words, session)}
      <form method="post">
        ${headline === undefined ? '' : html`<p class="problem" role="alert">${headline}</p>`}
        ${testCards(words)}
        ${cardFields(words, problems)}
        <button class="onward" type="submit">${isGuarantee ? t('Leave this card') : t('Pay {amount}', { amount: fullMoney(session.total) })}</button>
        <p class="cancel"><a href="${session.cancelUrl}">${t('Cancel')}</a></p>
      </form>
    </div>`,
  );
}

/** The purchase, with the same lines and total as everywhere else. */
function bill(words: Words, { title, terms, lines, total }: EmbeddedSession): Markup {
  const { t, fullMoney } = words;
  return html`<section class="bill" aria-labelledby="bill">
    ${keyFob}
    <h2 id="bill">${withWholeDates(title)}</h2>
    <dl>
      ${lines.map((line) => billLine(words, line))}
      <div class="total"><dt>${total === 0 ? t('Charged now') : t('Total')}</dt><dd>${fullMoney(total)}</dd></div>
    </dl>
    ${terms === null ? '' : html`<p>${terms}</p>`}
  </section>`;
}

/** The key of the room that is paid for. */
const keyFob = html`<svg class="fob" viewBox="0 0 58 86" width="52" height="77" aria-hidden="true">
  <path fill="none" stroke="var(--control)" stroke-width="3" d="M29 0v20"/>
  <path fill="#1e5145" d="M29 12 56 46 29 84 2 46z"/>
  <path fill="none" stroke="#fff4dc" stroke-width="1.6" d="M29 18 51 46 29 77 7 46z"/>
  <circle fill="var(--card)" cx="29" cy="25" r="3.600"/>
  <path fill="#fff4dc" d="m29 34 3.600 7.900 8.600 1-6.300 5.900 1.700 8.500L29 53l-7.600 4.300 1.700-8.500-6.300-5.900 8.600-1z"/>
</svg>`;

/** `Nov 24, 2026` stays on one line. */
function withWholeDates(title: string): string {
  return title.replaceAll(/[A-Z][a-z]{2} \d{1,2}, \d{4}/g, (date) => date.replaceAll(' ', '\u00a0'));
}

function billLine({ shownMoney }: Words, { label, detail, amount }: PaymentLine): Markup {
  return html`<div>
    <dt>${label}${detail === undefined ? '' : html` <small>${detail}</small>`}</dt>
    <dd>${shownMoney(amount)}</dd>
  </div>`;
}

const [goodCard, ...otherCards] = TEST_CARDS;

const testCards = (words: Words) => html`<section class="cards" aria-labelledby="cards">
  <h2 id="cards">${words.t('Test cards')}</h2>
  <p>${words.t('Please never enter a real card here. Nothing you type is kept.')}</p>
  <dl>${testCard(words, goodCard)}</dl>
  <details>
    <summary>${words.t('Cards that are refused or pay late')}</summary>
    <dl>${otherCards.map((card) => testCard(words, card))}</dl>
  </details>
</section>`;

function testCard(words: Words, { number, shown }: TestCard): Markup {
  return html`<div><dt>${number}</dt><dd>${shown(words)}</dd></div>`;
}

interface FieldShape {
  readonly label: Said;
  readonly hint: Said;
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
function cardFields(words: Words, problems: readonly CardProblem[]): Markup[] {
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
