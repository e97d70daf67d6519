import type { Words } from '@motel/content/server';
import { html } from 'hono/html';
import type { EmbeddedSession } from '../embedded-session.ts';
import { type Markup, pageFrame } from './page-frame.ts';

interface ClosedWords {
  readonly status: 200 | 404 | 410;
  readonly headline: string;
  readonly explanation: string;
  readonly link: { readonly href: string; readonly label: string };
}

/** A page that takes no payment, or no longer one: it says why, and links onward. */
export function closedPage(words: Words, session: EmbeddedSession | undefined) {
  const closed = closedWords(words, session);
  return { status: closed.status, page: wordsPage(words, closed) };
}

/** For a form that another site tried to send. */
export function foreignPage(words: Words): Markup {
  const { t, motel } = words;
  return wordsPage(words, {
    headline: t('This payment was not sent from here.'),
    explanation: t('Nothing was charged. Please pay from the checkout page itself.'),
    link: { href: '/', label: t('Back to {name}', { name: motel.name }) },
  });
}

function closedWords({ t, motel }: Words, session: EmbeddedSession | undefined): ClosedWords {
  switch (session?.status) {
    case undefined:
      return {
        status: 404,
        headline: t('There is no such checkout.'),
        explanation: t('The address may be incomplete. Nothing was charged.'),
        link: { href: '/', label: t('Back to {name}', { name: motel.name }) },
      };
    case 'paid':
      return {
        status: 200,
        headline: session.total === 0 ? t('A card guarantees this stay.') : t('This stay is already paid.'),
        explanation: t('There is nothing left to do here. {name} looks forward to you.', {
          name: motel.name,
        }),
        link: { href: session.successUrl, label: t('See your payment') },
      };
    case 'processing':
      return {
        status: 200,
        headline: t('Your payment is on its way.'),
        explanation: t('The bank has not answered yet. There is nothing left to do here.'),
        link: { href: session.successUrl, label: t('See how it is going') },
      };
    case 'failed':
      return {
        status: 410,
        headline: t('The bank refused this payment.'),
        explanation: t('Nothing was charged. Your dates are kept, so you can try again.'),
        link: { href: session.cancelUrl, label: t('Back to your stay') },
      };
    case 'open':
    case 'expired':
      return {
        status: 410,
        headline: t('This checkout has ended.'),
        explanation: t('Nothing was charged. Book the same dates again while they are free.'),
        link: { href: session.cancelUrl, label: t('Back to your stay') },
      };
  }
}

function wordsPage(words: Words, { headline, explanation, link }: Omit<ClosedWords, 'status'>): Markup {
  const content = html`<div class="closed">
    <h1>${headline}</h1>
    <p>${explanation}</p>
    <p><a class="onward" href="${link.href}">${link.label}</a></p>
  </div>`;
  return pageFrame(words, headline, content);
}
