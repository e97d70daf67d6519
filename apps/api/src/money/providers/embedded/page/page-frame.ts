import type { Words } from '@motel/content/server';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { EmbeddedSession } from '../embedded-session.ts';
import { PAGE_FONTS_PATH, PAGE_STYLE_PATH } from './page-styles.ts';

/** Part of a page: everything put into it by `html` is escaped. */
export type Markup = ReturnType<typeof html>;

/** A complete page of the checkout, which needs no script. */
export function pageFrame({ t, locale, motel }: Words, title: string, content: Markup): Markup {
  return html`<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <title>${title} · ${motel.name}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${PAGE_FONTS_PATH}">
    <link rel="stylesheet" href="${PAGE_STYLE_PATH}">
  </head>
  <body>
    <header>
      <p class="test">${t('Test checkout, no money moves')}</p>
      <p class="brand">${lamp}${motel.name}</p>
    </header>
    <main>${content}</main>
  </body>
</html>
`;
}

/** Answers with an uncached page that loads its style alone. Browsers check a form's redirect, too: it may leave. */
export function sendCheckoutPage(
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

const lamp = html`<svg viewBox="0 0 38 50" width="38" height="50" aria-hidden="true">
  <path fill="none" stroke="var(--ink)" stroke-width="3" d="M12 9Q19 -3 26 9"/>
  <path fill="var(--ink)" d="M2 19L19 5l17 14v4H2zM4 44h30v6H4z"/>
  <path fill="var(--orange)" d="M5 23h28l-2.500 21h-23z"/>
  <path fill="#fff4dc" d="M18 25q7 8 2.500 15.500Q12 39 14 31.500 16 29 18 25z"/>
  <path fill="none" stroke="var(--ink)" stroke-width="3" d="M5.200 23l2.600 21M32.800 23l-2.600 21"/>
</svg>`;
