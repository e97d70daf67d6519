import { type Context, Hono } from 'hono';
import { type CardEntry, checkCard } from './card-form.ts';
import { type CardProblem, isCardProblem } from './card-problem.ts';
import { CHECKOUT_PATH } from './create-session.ts';
import { type EmbeddedSession, findEmbeddedSession, stateOf } from './embedded-session.ts';
import { deliverEvent, type EventDelivery } from './event-delivery.ts';
import { closedPage, foreignPage } from './page/closed-page.ts';
import { type CheckoutFonts, PAGE_FONTS_PATH, pageFonts } from './page/page-fonts.ts';
import { PAGE_STYLE, PAGE_STYLE_PATH } from './page/page-style.ts';
import { payPage } from './page/pay-page.ts';
import { sendPage } from './page/send-page.ts';
import { paySession } from './pay-session.ts';
import { isSameOrigin } from './same-origin.ts';

export interface CheckoutPages extends EventDelivery {
  readonly motelName: string;
  readonly fontUrls?: CheckoutFonts | undefined;
}

/** The hosted page: shows what is bought, takes a test card, sends the guest back. It needs no script. */
export function checkoutRoutes(pages: CheckoutPages): Hono {
  const { db, clock, motelName, fontUrls } = pages;
  const routes = new Hono();

  routes.get(PAGE_STYLE_PATH, (context) => {
    context.header('content-type', 'text/css; charset=utf-8');
    context.header('cache-control', 'public, max-age=31536000, immutable');
    return context.body(PAGE_STYLE);
  });

  routes.get(PAGE_FONTS_PATH, (context) => {
    context.header('content-type', 'text/css; charset=utf-8');
    // The same address after the next build, when the faces may be elsewhere.
    context.header('cache-control', 'no-cache');
    return context.body(pageFonts(fontUrls));
  });

  routes.get(`${CHECKOUT_PATH}/:sessionId`, async (context) => {
    const session = await findEmbeddedSession(db, context.req.param('sessionId'));
    if (isOpen(session)) {
      return sendPage(context, 200, payPage(session, motelName, readProblems(context)), session);
    }
    const { status, page } = closedPage(session, motelName);
    return sendPage(context, status, page);
  });

  // Every form is answered by leading on, so that going back or reloading never sends one again.
  routes.post(`${CHECKOUT_PATH}/:sessionId`, async (context) => {
    if (!isSameOrigin(context.req.raw.headers)) return sendPage(context, 403, foreignPage(motelName));
    const sessionId = context.req.param('sessionId');
    const session = await findEmbeddedSession(db, sessionId);
    const page = `${CHECKOUT_PATH}/${encodeURIComponent(sessionId)}`;
    if (!isOpen(session)) return context.redirect(wayOn(page, session), 303);

    const card = checkCard(await readEntry(context), clock.now());
    if (!card.ok) return context.redirect(`${page}?problem=${card.problems.join(',')}`, 303);
    const eventId = await paySession(db, sessionId, card.outcome, clock.now());
    if (eventId !== undefined) await deliverEvent(eventId, pages);
    return context.redirect(wayOn(page, await findEmbeddedSession(db, sessionId)), 303);
  });

  function isOpen(session: EmbeddedSession | undefined): session is EmbeddedSession {
    return session !== undefined && stateOf(session, clock.now()).state === 'open';
  }

  return routes;
}

/** A form sent twice pays once: who comes second is led to success like who came first. */
function wayOn(page: string, session: EmbeddedSession | undefined): string {
  const isTaken = session?.status === 'paid' || session?.status === 'processing';
  return isTaken ? session.successUrl : page;
}

function readProblems(context: Context): CardProblem[] {
  return (context.req.query('problem') ?? '').split(',').filter(isCardProblem);
}

/** A body that is no form reads as an empty one. */
async function readEntry(context: Context): Promise<CardEntry> {
  const form: Record<string, unknown> = await context.req.parseBody().catch(() => ({}));
  const text = (name: string) => {
    const value = form[name];
    return typeof value === 'string' ? value.slice(0, MOST_CHARACTERS) : '';
  };
  return { number: text('number'), expiry: text('expiry'), cvc: text('cvc'), name: text('name') };
}

const MOST_CHARACTERS = 200;
