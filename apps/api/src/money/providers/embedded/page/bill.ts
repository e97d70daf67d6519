import type { QuoteLine } from '@motel/booking-core';
import { html } from 'hono/html';
import { shownMoney } from '../../../../shared/shown-money.ts';
import type { EmbeddedSession } from '../embedded-session.ts';
import type { Markup } from './page-frame.ts';

/** What is bought: the same lines and total as everywhere else. */
export function bill({ title, lines, total }: EmbeddedSession): Markup {
  return html`<section class="bill" aria-labelledby="bill">
    ${keyFob}
    <h2 id="bill">${title}</h2>
    <dl>
      ${lines.map(billLine)}
      <div class="total"><dt>Total</dt><dd>${shownMoney(total)} CAD</dd></div>
    </dl>
  </section>`;
}

/** The key of the room that is paid for. */
const keyFob = html`<svg class="fob" viewBox="0 0 58 86" width="52" height="77" aria-hidden="true">
  <path class="fob-cord" d="M29 0v20"/>
  <path d="M29 12 56 46 29 84 2 46z"/>
  <path class="fob-edge" d="M29 18 51 46 29 77 7 46z"/>
  <circle class="fob-hole" cx="29" cy="25" r="3.600"/>
  <path class="fob-star" d="m29 34 3.600 7.900 8.600 1-6.300 5.900 1.700 8.500L29 53l-7.600 4.300 1.700-8.500-6.300-5.900 8.600-1z"/>
</svg>`;

function billLine({ label, detail, amount }: QuoteLine): Markup {
  return html`<div>
    <dt>${label}${detail === undefined ? '' : html` <small>${detail}</small>`}</dt>
    <dd>${shownMoney(amount)}</dd>
  </div>`;
}
