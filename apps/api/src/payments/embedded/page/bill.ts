import type { QuoteLine } from '@motel/booking-core';
import { html } from 'hono/html';
import { shownMoney } from '../../../shown-money.ts';
import type { EmbeddedSession } from '../embedded-session.ts';
import type { Markup } from './page-frame.ts';

/** What is bought: the same lines and total as everywhere else. */
export function bill({ title, lines, total }: EmbeddedSession): Markup {
  return html`<section class="bill" aria-labelledby="bill">
    <h2 id="bill">${title}</h2>
    <dl>
      ${lines.map(billLine)}
      <div class="total"><dt>Total</dt><dd>${shownMoney(total)} CAD</dd></div>
    </dl>
  </section>`;
}

function billLine({ label, detail, amount }: QuoteLine): Markup {
  return html`<div>
    <dt>${label}${detail === undefined ? '' : html` <small>${detail}</small>`}</dt>
    <dd>${shownMoney(amount)}</dd>
  </div>`;
}
