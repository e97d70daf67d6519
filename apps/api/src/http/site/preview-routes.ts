import { dateAt } from '@motel/booking-core';
import type { Content } from '@motel/content';
import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { PREVIEW_PATH } from '../../content/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { addressFor, type BuiltSite } from './built-site.ts';
import { contentName } from './content-name.ts';
import { entityTag } from './entity-tag.ts';
import type { PageRenderer } from './page-renderer.ts';
import { pageSecurityPolicy } from './security-headers.ts';
import { sendPage } from './send-page.ts';

const NAME = 'motel-preview';
const END = 'end';

/** At the head of each page of a preview. */
const NOTE = `<p>This is a preview, which guests do not see. <a href="${PREVIEW_PATH}${END}">End the preview</a></p>`;

/** The content that a secret shows; `undefined` where it shows none. */
export type PreviewedContent = (secret: string) => Promise<Content | undefined>;

/**
 * The secret address of the draft: from then on its browser sees the draft instead of what is published.
 * @param publicUrl the site's origin
 */
export function previewRoutes(publicUrl: string): Hono {
  const secure = new URL(publicUrl).protocol === 'https:';
  return new Hono().get(`${PREVIEW_PATH}:secret`, (call) => {
    const { secret } = call.req.param();
    call.header('cache-control', 'no-store');
    call.header('referrer-policy', 'no-referrer');
    call.header('x-robots-tag', 'noindex');
    if (secret === END) deleteCookie(call, NAME, { path: '/' });
    else setCookie(call, NAME, secret, { path: '/', httpOnly: true, sameSite: 'Lax', secure });
    return call.redirect('/');
  });
}

interface PreviewOptions {
  readonly site: BuiltSite;
  readonly renderer: PageRenderer;
  readonly clock: Clock;
  readonly previewed: PreviewedContent;
}

/**
 * Answers with a page of the draft, on a browser that has opened its secret address; as slow as its rendering, and never
 * cached. @returns `undefined` for every other browser
 */
export function previewPages({ site, renderer, clock, previewed }: PreviewOptions) {
  return async (call: Context, url: URL): Promise<Response | undefined> => {
    const secret = getCookie(call, NAME);
    const content = secret === undefined ? undefined : await previewed(secret);
    if (content === undefined) return undefined;
    const today = dateAt(clock.now().getTime(), content.motel.houseRules.timeZone);
    const version = contentName(site.build, content);
    const page = await renderer.render({ url: addressFor(site, content, url), today, version }, content);
    const body = page.body.replace('<body>', () => `<body>${NOTE}`);
    const policy = pageSecurityPolicy({ scriptHashes: site.scriptHashes, styleHashes: page.styleHashes });
    const shown = { ...page, body, entityTag: entityTag(body), freshUntil: 0, tariff: undefined };
    return sendPage(call, shown, clock.now(), policy);
  };
}
