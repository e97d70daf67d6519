import type { Context } from 'hono';
import type { EmbeddedSession } from '../embedded-session.ts';
import type { Markup } from './page-frame.ts';

/**
 * Answers with a page that is never kept, and that may load its stylesheet and send its form home, no more.
 * Browsers hold a form's redirect to the same rule, so the session's success page is allowed too.
 */
export function sendPage(
  context: Context,
  status: 200 | 403 | 404 | 410,
  page: Markup,
  session?: EmbeddedSession,
): Response | Promise<Response> {
  const formTargets = session === undefined ? "'none'" : `'self' ${new URL(session.successUrl).origin}`;
  context.header('cache-control', 'no-store');
  context.header('referrer-policy', 'same-origin');
  context.header(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'`,
  );
  return context.html(page, status);
}
