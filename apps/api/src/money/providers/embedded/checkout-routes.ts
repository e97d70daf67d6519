import { type Motel, wordsOf } from '@motel/content/server';
import { type Context, Hono } from 'hono';
import { languageOfPath } from '../../../shared/motel-context.ts';
import { type CardEntry, checkCard } from './card-form.ts';
import { isCardProblem } from './card-problem-of.ts';
import { CHECKOUT_PATH } from './create-session.ts';
import { type EmbeddedSession, embeddedStateOf, findEmbeddedSession } from './embedded-session.ts';
import { payLater, paySession } from './end-session.ts';
import { deliverEvent, type EventDelivery } from './event-delivery.ts';
import { closedPage, foreignPage } from './page/closed-page.ts';
import { sendCheckoutPage } from './page/page-frame.ts';
import {
  type CheckoutFonts,
  PAGE_FONTS_PATH,
  PAGE_STYLE,
  PAGE_STYLE_PATH,
  pageFonts,
} from './page/page-styles.ts';
import { payPage } from './page/pay-page.ts';
import type { AcceptedOutcome } from './test-cards.ts';

const CSS = { 'content-type': 'text/css; charset=utf-8' };

export interface EmbeddedCheckoutOptions extends EventDelivery {
  readonly motel: () => Motel;
  /** Addresses of the site's two fonts. @default the system's own */
  readonly fontUrls?: CheckoutFonts | undefined;
}

/** The hosted page: shows what is bought, accepts a test card, sends the guest back. It needs no script. */
export function checkoutRoutes(options: EmbeddedCheckoutOptions): Hono {
  const { db, clock, motel, fontUrls } = options;
  const routes = new Hono();

  routes.get(PAGE_STYLE_PATH, (context) =>
    context.body(PAGE_STYLE, 200, { ...CSS, 'cache-control': 'public, max-age=31536000, immutable' }),
  );
  // The next build has the same address, and may have the fonts elsewhere.
  routes.get(PAGE_FONTS_PATH, (context) =>
    context.body(pageFonts(fontUrls), 200, { ...CSS, 'cache-control': 'no-cache' }),
  );

  routes.get(`${CHECKOUT_PATH}/:sessionId`, async (context) => {
    const session = await findEmbeddedSession(db, context.req.param('sessionId'));
    if (isOpen(session)) {
      const problems = (context.req.query('problem') ?? '').split(',').filter(isCardProblem);
      const page = payPage(wordsFor(session), session, clock.now(), problems);
      return sendCheckoutPage(context, 200, page, session);
    }
    const { status, page } = closedPage(wordsFor(session), session);
    return sendCheckoutPage(context, status, page);
  });

  // Every form is answered by a redirect, so that going back or reloading never sends one again.
  routes.post(`${CHECKOUT_PATH}/:sessionId`, async (context) => {
    if (!isSameOrigin(context.req.raw.headers))
      return sendCheckoutPage(context, 403, foreignPage(wordsFor(undefined)));
    const sessionId = context.req.param('sessionId');
    const session = await findEmbeddedSession(db, sessionId);
    const page = `${CHECKOUT_PATH}/${encodeURIComponent(sessionId)}`;
    if (!isOpen(session)) return context.redirect(nextPage(page, session), 303);

    const card = checkCard(await readEntry(context), clock.now());
    if (!card.ok) return context.redirect(`${page}?problem=${card.problems.join(',')}`, 303);
    return context.redirect(nextPage(page, await accept(card.outcome, session)), 303);
  });

  /** Pays by an accepted card, and delivers the event at once, so that the guest finds the stay confirmed. */
  async function accept(outcome: AcceptedOutcome, session: EmbeddedSession) {
    // A card that is kept is decided when it is charged.
    if (outcome === 'paid' || session.total === 0) {
      const event = await paySession(db, session, outcome, clock.now());
      if (event !== undefined) {
        await deliverEvent(event, options);
        return { ...session, status: 'paid' as const };
      }
    } else await payLater(db, session.id, outcome, clock.now());
    return findEmbeddedSession(db, session.id);
  }

  /** The guest's language is that of the page to which they return. */
  function wordsFor(session: EmbeddedSession | undefined) {
    const shown = motel();
    const language =
      session === undefined ? 'en' : languageOfPath(shown, new URL(session.successUrl).pathname);
    return wordsOf(shown, language);
  }

  function isOpen(session: EmbeddedSession | undefined): session is EmbeddedSession {
    return session !== undefined && embeddedStateOf(session, clock.now()).state === 'open';
  }

  return routes;
}

/** A form sent twice pays once: both answers redirect to the success page. */
function nextPage(page: string, session: EmbeddedSession | undefined): string {
  const isAccepted = session?.status === 'paid' || session?.status === 'processing';
  return isAccepted ? session.successUrl : page;
}

/** A body that is no form reads as an empty one. */
async function readEntry(context: Context): Promise<CardEntry> {
  const form: Record<string, unknown> = await context.req.parseBody().catch(() => ({}));
  const text = (name: string) => {
    const value = form[name];
    return typeof value === 'string' ? value.slice(0, MAX_CHARACTERS) : '';
  };
  return { number: text('number'), expiry: text('expiry'), cvc: text('cvc'), name: text('name') };
}

const MAX_CHARACTERS = 200;

/**
 * Whether a form was sent by a page of this very site. Browsers say so; a client that says nothing is no browser that
 * another site could have misled. Hosts are compared rather than origins: behind a proxy the scheme differs.
 */
function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  return origin === null || (URL.canParse(origin) && new URL(origin).host === headers.get('host'));
}
