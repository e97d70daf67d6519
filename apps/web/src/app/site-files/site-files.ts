import type { Wire } from '@motel/api-client';
import { type Language, locale } from '@motel/language';
import { plainColors } from '@motel/ui/colors';
import { qrDrawing } from '@motel/ui/qr';
import { bringParts, knownPart } from '../../shared/motel/site-part.ts';
import { callApi } from '../../shared/queries/call-api.ts';
import { addressOf, propertyPath, sitePaths } from '../../shared/site-paths.ts';
import type { Words } from '../../shared/words.ts';
import { alternatesOf } from '../alternates.ts';
import { escapeHtml } from '../head/element.ts';
import { routesOf } from '../routes.ts';
import type { SiteRoute, Visit } from '../site-route.ts';

export interface SiteFile {
  readonly contentType: string;
  /** Seconds that a cache may keep it. */
  readonly maxAge: number;
  /** @returns `undefined` while its data cannot be loaded */
  readonly make: (words: Words, origin: string, visit: Visit) => string | Promise<string | undefined>;
}

const HOUR = 3600;

/** The files that the site generates from its address and its route table, by their paths. */
export const siteFiles: Readonly<Record<string, SiteFile>> = {
  '/qr.svg': {
    contentType: 'image/svg+xml',
    maxAge: 24 * HOUR,
    make: (_words, origin) => qrCode(`${origin}/`),
  },
  '/robots.txt': { contentType: 'text/plain; charset=utf-8', maxAge: 24 * HOUR, make: robots },
  '/sitemap.xml': { contentType: 'application/xml; charset=utf-8', maxAge: HOUR, make: sitemap },
  '/site.webmanifest': { contentType: 'application/manifest+json', maxAge: 24 * HOUR, make: webManifest },
};

/** A QR code of an address as SVG, dark on light in any theme. */
function qrCode(address: string): string {
  const { size, path } = qrDrawing(address);
  const { stamp, stampInk } = plainColors.light;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="${stamp}" d="M0 0h${size}v${size}H0z"/>`,
    `<path fill="${stampInk}" d="${path}"/>`,
    '</svg>',
  ].join('');
}

/** Crawlers may read every page; API calls and the checkout are no pages. Pages for one guest carry `noindex`. */
function robots(_words: Words, origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /checkout/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

function webManifest({ motel }: Words): string {
  const { paper } = plainColors.light;
  return JSON.stringify({
    id: '/',
    name: motel.name,
    short_name: motel.name,
    description: motel.tagline,
    lang: locale(motel.language, motel.country),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    categories: ['travel'],
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
}

interface Place {
  readonly path: string;
  readonly updated?: string | undefined;
}

/**
 * Every page that search engines may list, and every room for sale. Only text pages have a date of change: the others
 * have none that would be true.
 * @returns `undefined` while the rooms cannot be loaded: without them the map would say that they are gone
 */
async function sitemap(words: Words, origin: string, visit: Visit): Promise<string | undefined> {
  const rooms = await roomsInStock(visit.wire);
  if (rooms === undefined) return undefined;
  const pages = routesOf(words.motel).filter(isListed);
  const places = [...(await Promise.all(pages.map((page) => placeOf(page, visit)))), ...rooms];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...words.motel.languages.flatMap((spoken) =>
      places.map((place) => urlElement(words, origin, spoken, place)),
    ),
    '</urlset>',
    '',
  ].join('\n');
}

/** A route with a parameter has as many pages as there are rooms. */
function isListed({ path, isPrivate }: SiteRoute): boolean {
  return isPrivate !== true && path !== '*' && path !== sitePaths.property;
}

async function placeOf({ path, text }: SiteRoute, { queries, wire }: Visit): Promise<Place> {
  if (text === undefined) return { path };
  await bringParts(queries, wire, [text]);
  return { path, updated: knownPart(queries, text)?.updated.date };
}

async function roomsInStock(wire: Wire): Promise<readonly Place[] | undefined> {
  // The call itself logs its failure (§8).
  const cards = await callApi(wire, 'properties', {}).catch(() => undefined);
  return cards?.filter(({ inStock }) => inStock).map(({ id }) => ({ path: propertyPath(id) }));
}

function urlElement(words: Words, origin: string, spoken: Language, { path, updated }: Place): string {
  const lastmod = updated === undefined ? '' : `<lastmod>${updated}</lastmod>`;
  const address = origin + addressOf(words.motel, path, spoken);
  const alternates = alternatesOf(words, origin, path).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
  );
  return `  <url><loc>${escapeHtml(address)}</loc>${lastmod}${alternates.join('')}</url>`;
}
