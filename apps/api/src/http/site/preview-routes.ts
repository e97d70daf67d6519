import { dateAt } from '@motel/booking-core';
import { type Motel, siteVersion, wordsOf } from '@motel/content/server';
import type { Language } from '@motel/language';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { PREVIEW_PATH } from '../../content/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { ShownMotel } from '../../shared/motel-context.ts';
import { isToken } from '../../shared/token.ts';
import { presetHeaders } from '../request/incoming-request.ts';
import type { BuiltSite } from './built-site.ts';
import { entityTag } from './entity-tag.ts';
import { pageInLanguage, sendPage } from './page-cache.ts';
import type { PageRenderer } from './page-renderer.ts';
import { pageSecurityPolicy } from './security-headers.ts';

const NAME = 'motel-preview';
const END = 'end';

/** A page to begin with, below the site’s address: `whales`, `fr/carddetails/loft`. */
const PAGE = /^[\w-]{1,100}(?:\/[\w-]{1,100}){0,2}$/;

const NOTE = `<p>This is a preview, which guests do not see. <a href="${PREVIEW_PATH}${END}">End the preview</a></p>`;

declare module 'hono' {
  interface ContextVariableMap {
    /** The words in which a guest's call is answered. */
    spoken: Motel;
    isDraft: boolean;
  }
}

export type PreviewedContent = (secret: string) => Promise<Motel | undefined>;

/** The draft's secret address: from then on its browser sees the draft. `?page=` names the first page. */
export function previewRoutes(publicUrl: string): Hono {
  const secure = new URL(publicUrl).protocol === 'https:';
  return new Hono().get(`${PREVIEW_PATH}:secret`, (call) => {
    const { secret } = call.req.param();
    call.header('cache-control', 'no-store');
    call.header('referrer-policy', 'no-referrer');
    call.header('x-robots-tag', 'noindex');
    if (secret === END) deleteCookie(call, NAME, { path: '/' });
    else setCookie(call, NAME, secret, { path: '/', httpOnly: true, sameSite: 'Lax', secure });
    const { page = '' } = call.req.query();
    return call.redirect(PAGE.test(page) ? `/${page}` : '/');
  });
}

/** Guests' calls answer in the language of their page; those of a browser that sees the draft, in its words. */
export function spokenCalls(shown: ShownMotel, previewed: PreviewedContent): MiddlewareHandler {
  return async (call, next) => {
    const published = shown.motel();
    const draft = await contentOf(call, previewed);
    const spoken = contentIn(draft ?? published, call.req.header('accept-language'));
    call.set('spoken', spoken);
    call.set('isDraft', draft !== undefined);
    // A cache keeps an answer for each language.
    if (published.languages.length > 1) presetHeaders(call, { vary: 'accept-language' });
    call.set('words', draft === undefined ? shown.words(spoken.language) : wordsOf(spoken));
    await next();
  };
}

/** @param asked `fr`, or a browser's list of languages, of which the first one counts */
export function contentIn(content: Motel, asked = ''): Motel {
  const language = asked.slice(0, 2).toLowerCase() as Language;
  return Object.hasOwn(content.translated, language) ? (content.translated[language] ?? content) : content;
}

interface PreviewOptions {
  readonly site: BuiltSite;
  readonly renderer: PageRenderer;
  readonly clock: Clock;
  readonly previewed: PreviewedContent;
}

/** Answers with a page of the draft, rendered each time; `undefined` on a browser that has not opened its address. */
export function previewPages({ site, renderer, clock, previewed }: PreviewOptions) {
  return async (call: Context, asked: URL): Promise<Response | undefined> => {
    const draft = await contentOf(call, previewed);
    if (draft === undefined) return undefined;
    const { url, content } = pageInLanguage(draft, asked);
    const today = dateAt(clock.now().getTime(), content.houseRules.timeZone);
    const version = siteVersion(content);
    const cookie = `${NAME}=${getCookie(call, NAME)}`;
    const request = { url: site.pageAddress(content, url), today, version, cookie };
    const page = await renderer.render(request, content);
    const bytes = new TextEncoder().encode(page.body.replace('<body>', () => `<body>${NOTE}`));
    const { scriptHashes } = site;
    const { styleHashes } = page;
    // The desk shows it beside its editor.
    const securityPolicy = pageSecurityPolicy({ scriptHashes, styleHashes, frames: 'is shown' });
    const known = { freshUntil: 0, tariff: undefined, securityPolicy };
    return sendPage(call, { ...page, ...known, bytes, entityTag: entityTag(bytes) }, clock.now());
  };
}

export function mayPreview(cookies = ''): boolean {
  return cookies.includes(NAME);
}

async function contentOf(call: Context, previewed: PreviewedContent): Promise<Motel | undefined> {
  const secret = getCookie(call, NAME);
  return secret === undefined || !isToken(secret) ? undefined : previewed(secret);
}
