import * as built from 'virtual:client-build';
import { earlyScript } from 'virtual:early-script';
import type { Wire } from '@motel/api-client';
import type { RenderedPage, RenderRequest } from '@motel/api-client/contracts';
import { civilDate } from '@motel/booking-core';
import type { SiteMotel } from '@motel/content';
import { type Language, locale, TRANSLATIONS } from '@motel/language';
import { fontUrls } from '@motel/ui/fonts';
import type { QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { escapeHtml } from './app/head/element.ts';
import { firstPicturesOf } from './app/head/first-pictures.ts';
import { headElements, structuredData } from './app/head/head-elements.ts';
import { languageOffer } from './app/head/language-offer.ts';
import { faceStyle, lookStyle } from './app/head/look-style.ts';
import { describePage } from './app/head/page-description.ts';
import { forwardOf } from './app/page-address.ts';
import { assetElements, hashOf, pageAssets } from './app/page-assets.ts';
import { pageDataElement } from './app/page-data.ts';
import { matchRoute } from './app/routes.ts';
import { type SiteFile, siteFiles } from './app/site-files/site-files.ts';
import type { SiteRoute, Visit } from './app/site-route.ts';
import type { FirstPicture } from './shared/first-picture.ts';
import { logFailure } from './shared/log-failure.ts';
import { bringParts, knownPart } from './shared/motel/site-part.ts';
import type { Fetched } from './shared/queries/query-box.ts';
import { hasStatus } from './shared/queries/refusal-of.ts';
import { createQueryClient } from './shared/queries/with-queries.tsx';
import { addressOf, prefixOf, sitePaths } from './shared/site-paths.ts';
import { loadTranslation, type Words, wordsOf } from './shared/words.ts';

/** The site as it was built; tests have one of their own. */
export interface Build {
  readonly template: string;
  readonly earlyScript: string;
  readonly assetsOf: (words: Words, route: SiteRoute, visit: Visit) => AssetsInHead;
}

interface AssetsInHead {
  readonly elements: string;
  readonly styleHashes: readonly string[];
}

/** Renders a page as complete HTML, the same for every guest, or a file that is made like one. */
export async function render(request: RenderRequest, build: Build = BUILT): Promise<RenderedPage> {
  const { url, version } = request;
  const queryClient = createQueryClient();
  const visit = { queries: { client: queryClient, version }, wire: serverWire(request) };
  const words = await loadWords(visit);
  const { motel } = words;
  const file = siteFiles[url.pathname];
  if (file !== undefined) return renderFile(words, url.origin, visit, file);
  const forward = forwardOf(url);
  if (forward !== undefined)
    return { status: 302, ...asHtml(''), maxAge: 0, redirect: addressOf(motel, forward) };

  const match = matchRoute(motel, url.pathname);
  const { route, params } = match;
  const wire = { ...visit.wire, language: motel.language };
  await Promise.all([route.page.load(visit), route.prefetch?.({ queryClient, wire, params })]);

  const today = civilDate(request.today);
  const prefix = prefixOf(motel);
  const body = await renderToHtml(
    <StaticRouter basename={prefix || '/'} location={prefix + url.pathname + url.search}>
      <App queries={visit.queries} wire={wire} words={words} today={today} origin={url.origin} />
    </StaticRouter>,
  );
  const head = knownPart(visit.queries, 'head');
  if (head === undefined) throw new Error('The API has no head of pages');
  const description = describePage({ ...words, head }, match, visit.queries, url, today);
  const assets = build.assetsOf(words, route, visit);
  const isStill = route.text !== undefined;
  const { template, start } = isStill ? stillTemplate(build.template) : { template: build.template };
  const early = earlyAttributes(motel, start, firstPicturesOf(words, match, visit));
  const html = htmlDocument(template, locale(motel.language, motel.country), {
    head: [
      `<script${early}>${build.earlyScript}</script>`,
      headElements(words, description),
      assets.elements,
    ].join('\n    '),
    body: `${await languageOffer(words, url.pathname)}<div id="root">${body}</div>`,
    data: [
      structuredData(description),
      pageDataElement({ today, origin: url.origin, version, fetched: fetchedFor(route, queryClient) }),
    ].join('\n    '),
  });
  const isPriced = route.prefetch !== undefined;
  const page = { ...asHtml(html), styleHashes: assets.styleHashes, isPriced };
  // The browser loads the page's data when the server could not; no cache may keep such a page.
  if (hasFailed(queryClient)) return { ...page, status: 503, maxAge: 0 };
  return { ...page, status: description.head.status ?? 200, maxAge: route.maxAge };
}

const CALLS = '../../packages/api-client/src/index.ts';
/** Pages that ask the API as soon as they run: they would find its scripts one after the other. */
const ASKING: readonly string[] = [
  sitePaths.property,
  sitePaths.confirm,
  sitePaths.paymentSuccess,
  sitePaths.bookingHistory,
  sitePaths.stay,
  sitePaths.receipt,
];

const translationModule = (language: Language) => `../../packages/language/src/${language}/translation.ts`;

function assetsOf(words: Words, { page, path, text }: SiteRoute, visit: Visit): AssetsInHead {
  const fonts = fontLinks(words);
  if (built.manifest === undefined) return { elements: fonts, styleHashes: [] };
  const modules = [
    ...page.modules(visit),
    ...(ASKING.includes(path) ? [CALLS] : []),
    ...(TRANSLATIONS[words.language] === undefined ? [] : [translationModule(words.language)]),
  ];
  const assets = pageAssets(built.manifest, modules, built.template);
  const cuts = knownPart(visit.queries, 'head')?.cutStyle;
  const css = [...assets.styles.map((file) => built.styles[file]), lookStyle(words), cuts].join('\n').trim();
  return {
    elements: `${fonts}\n    ${assetElements(text === undefined ? assets : { ...assets, scripts: [] }, css)}`,
    styleHashes: [hashOf(css)],
  };
}

function fontLinks(words: Words): string {
  return [fontUrls.text, ...(faceStyle(words) === '' ? [fontUrls.display] : [])]
    .map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}" />`)
    .join('\n    ');
}

const BUILT: Build = { template: built.template, earlyScript, assetsOf };

async function loadWords({ queries, wire }: Visit): Promise<Words> {
  await bringParts(queries, wire, ['motel', 'head']);
  const motel = knownPart(queries, 'motel');
  if (motel === undefined) throw new Error(`The API has no motel of version ${queries.version}`);
  return wordsOf(motel, await loadTranslation(motel.language));
}

/** The data that the browser starts from: none for the head alone, and not the words of a page, which are in it. */
function fetchedFor({ text }: SiteRoute, queryClient: QueryClient): Fetched {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, queryKey }) => state.status === 'success' && !['head', text].includes(`${queryKey[2]}`))
    .map(({ queryKey, state }) => [queryKey, state.data]);
}

async function renderFile(
  words: Words,
  origin: string,
  visit: Visit,
  { contentType, maxAge, make }: SiteFile,
): Promise<RenderedPage> {
  const body = await make(words, origin, visit);
  if (body === undefined)
    return { status: 503, contentType: 'text/plain; charset=utf-8', maxAge: 0, body: '' };
  return { status: 200, contentType, maxAge, body };
}

function serverWire({ url, fetch }: RenderRequest): Wire {
  return {
    baseUrl: url.origin,
    fetch,
    retry: { limit: 0, delay: () => 0 },
    log: (what, error) => {
      // An unknown address is not our failure.
      if (!hasStatus(error, 404)) logFailure(what, error);
    },
  };
}

function asHtml(body: string): Pick<RenderedPage, 'contentType' | 'body'> {
  return { contentType: 'text/html; charset=utf-8', body };
}

function hasFailed(queryClient: QueryClient): boolean {
  return queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'error');
}

async function renderToHtml(app: React.ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(app, {
    // React would hide long pages until an inline script reveals them; the security policy forbids that script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  // Inside a Suspense boundary React leaves the failure to the browser; a server has to report it.
  if (failures.length > 0) throw failures[0];
  return new Response(prelude).text();
}

/** @param slots what the template has a comment for: `<!--page-head-->` */
function htmlDocument(template: string, lang: string, slots: Readonly<Record<string, string>>): string {
  return template
    .replace('lang="en"', () => `lang="${lang}"`)
    .replaceAll(/<!--page-(\w+)-->/g, (_, slot: string) => slots[slot] ?? '');
}

/**
 * Attributes of the early script are not part of the hash by which the security policy allows it.
 * @param start the address of the site's script, where the early script loads it when a guest needs it
 * @param firstPictures of which the early script loads the one that the guest will see
 */
function earlyAttributes(
  { coordinates, languages }: SiteMotel,
  start: string | undefined,
  firstPictures: readonly FirstPicture[],
): string {
  const attributes = {
    /** There the early script looks up the sky. */
    place: JSON.stringify(coordinates),
    ...(languages.length > 1 && { languages: languages.join(' ') }),
    ...(start !== undefined && { start }),
    ...(firstPictures.length > 0 && { 'first-pictures': JSON.stringify(firstPictures) }),
  };
  return Object.entries(attributes)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');
}

const SITE_SCRIPT = '<script type="module"';
const SCRIPT_END = '</script>';

/** The template without the site's script, and its address; as it is in development. */
function stillTemplate(template: string): { readonly template: string; readonly start: string | undefined } {
  const from = template.indexOf(SITE_SCRIPT);
  const to = template.indexOf(SCRIPT_END, from) + SCRIPT_END.length;
  const start = /src="(\/assets\/[^"]+)"/.exec(template.slice(from, to))?.[1];
  if (from < 0 || start === undefined) return { template, start: undefined };
  return { template: template.slice(0, from) + template.slice(to), start };
}
