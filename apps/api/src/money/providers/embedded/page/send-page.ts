import type { Context } from 'hono';
import type { EmbeddedSession } from '../embedded-session.ts';
import type { Markup } from './page-frame.ts';

/**
 * Answers with a page that is never cached, and that may only load its stylesheet and send its form to this site.
 * Browsers apply the same rule to a form's redirect, so the session's success page is allowed too.
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
