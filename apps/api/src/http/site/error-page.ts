import { createHash } from 'node:crypto';
import type { Words } from '@motel/content/server';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { RETRY_AFTER } from './page-cache.ts';
import { pageSecurityPolicy } from './security-headers.ts';

const STYLE = `:root{color-scheme:light dark}
body{margin:0;background:#f7ecd8;color:#12302a;font:1.125rem/1.55 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:15vh 1.5rem}
h1{font-size:2.25rem;line-height:1.1;margin:0}
a{color:inherit;display:inline-block;padding:.6rem 0}
@media(prefers-color-scheme:dark){body{background:#0e2320;color:#f8ebd0}}`;

/** The hash by which the security policy allows the page's own style. */
const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** Answers with the page of an error. @param status 503 where the same request can be answered soon */
export function answerErrorPage(context: Context, status: 500 | 503, words = context.get('words')): Response {
  if (status === 503) context.header('retry-after', RETRY_AFTER);
  context.header('cache-control', 'no-store');
  context.header('content-security-policy', pageSecurityPolicy({ styleHashes: [STYLE_HASH] }));
  return context.html(errorPage(words), status);
}

/** The page for a failed rendering: complete without other files of the site, and says how to book anyway. */
function errorPage({ t, locale, motel: { name, phone } }: Words): string {
  return html`<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${t('Something went wrong')} · ${name}</title>
    <style>${raw(STYLE)}</style>
  </head>
  <body>
    <main>
      <h1>${t('Something went wrong on our side.')}</h1>
      <p>${t('Please try again in a moment, or call us: we are glad to book your room by phone.')}</p>
      <p><a href="${phone.href}">${phone.shown}</a></p>
      <p><a href="/">${name}</a></p>
    </main>
  </body>
</html>
`.toString();
}
