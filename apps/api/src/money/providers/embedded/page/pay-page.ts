import { html } from 'hono/html';
import { shownMoney } from '../../../../shared/shown-money.ts';
import { type CardProblem, problemHeadline } from '../card-problem.ts';
import type { EmbeddedSession } from '../embedded-session.ts';
import { TEST_CARDS, type TestCard } from '../test-cards.ts';
import { bill } from './bill.ts';
import { cardFields } from './card-fields.ts';
import { type Markup, pageFrame } from './page-frame.ts';

/** The page on which an open session is paid. @param problems why the last try failed */
export function payPage(
  session: EmbeddedSession,
  motelName: string,
  problems: readonly CardProblem[],
): Markup {
  const title = 'Pay for your stay';
  const headline = problems.length > 0 ? problemHeadline(problems) : undefined;
  return pageFrame({
    motelName,
    title: headline === undefined ? title : `${headline} ${title}`,
    content: html`<h1>The key is nearly yours.</h1>
    <div class="columns">
      ${bill(session)}
      <form method="post">
        ${headline === undefined ? '' : html`<p class="problem" role="alert">${headline}</p>`}
        ${testCards}
        ${cardFields(problems)}
        <button class="pay" type="submit">Pay ${shownMoney(session.total)} CAD</button>
        <p class="cancel"><a href="${session.cancelUrl}">Cancel</a></p>
      </form>
    </div>`,
  });
}

const [goodCard, ...otherCards] = TEST_CARDS;

const testCards = html`<section class="cards" aria-labelledby="cards">
  <h2 id="cards">Test cards</h2>
  <p>Please never enter a real card here. Nothing you type is kept.</p>
  <dl>${testCard(goodCard)}</dl>
  <details>
    <summary>Cards that are refused or pay late</summary>
    <dl>${otherCards.map(testCard)}</dl>
  </details>
</section>`;

function testCard({ number, shown }: TestCard): Markup {
  return html`<div><dt>${number}</dt><dd>${shown}</dd></div>`;
}
