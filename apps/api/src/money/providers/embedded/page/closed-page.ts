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
export function closedPage(
  session: EmbeddedSession | undefined,
  motelName: string,
): { readonly status: ClosedWords['status']; readonly page: Markup } {
  const words = wordsFor(session, motelName);
  return { status: words.status, page: wordsPage(words, motelName) };
}

/** For a form that another site tried to send. */
export function foreignPage(motelName: string): Markup {
  return wordsPage(
    {
      headline: 'This payment was not sent from here.',
      explanation: 'Nothing was charged. Please pay from the checkout page itself.',
      link: { href: '/', label: `Back to ${motelName}` },
    },
    motelName,
  );
}

function wordsFor(session: EmbeddedSession | undefined, motelName: string): ClosedWords {
  switch (session?.status) {
    case undefined:
      return {
        status: 404,
        headline: 'There is no such checkout.',
        explanation: 'The address may be incomplete. Nothing was charged.',
        link: { href: '/', label: `Back to ${motelName}` },
      };
    case 'paid':
      return {
        status: 200,
        headline: 'This stay is already paid.',
        explanation: `There is nothing left to do here. ${motelName} looks forward to you.`,
        link: { href: session.successUrl, label: 'See your payment' },
      };
    case 'processing':
      return {
        status: 200,
        headline: 'Your payment is on its way.',
        explanation: 'The bank has not answered yet. There is nothing left to do here.',
        link: { href: session.successUrl, label: 'See how it is going' },
      };
    case 'failed':
      return {
        status: 410,
        headline: 'The bank refused this payment.',
        explanation: 'Nothing was charged. Your dates are kept, so you can try again.',
        link: { href: session.cancelUrl, label: 'Back to your stay' },
      };
    case 'open':
    case 'expired':
      return {
        status: 410,
        headline: 'This checkout has ended.',
        explanation: 'Nothing was charged. Book the same dates again while they are free.',
        link: { href: session.cancelUrl, label: 'Back to your stay' },
      };
  }
}

function wordsPage({ headline, explanation, link }: Omit<ClosedWords, 'status'>, motelName: string): Markup {
  const content = html`<div class="closed">
    <h1>${headline}</h1>
    <p>${explanation}</p>
    <p><a class="onward" href="${link.href}">${link.label}</a></p>
  </div>`;
  return pageFrame(motelName, headline, content);
}
