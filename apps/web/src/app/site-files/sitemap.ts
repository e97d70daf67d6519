import type { Wire } from '@motel/api-client';
import type { Language } from '@motel/language';
import { bringParts, knownPart } from '../../shared/motel/site-part.ts';
import { callApi } from '../../shared/queries/call-api.ts';
import { addressOf, propertyPath, sitePaths } from '../../shared/site-paths.ts';
import type { Words } from '../../shared/words.ts';
import { alternatesOf } from '../alternates.ts';
import { escapeHtml } from '../head/element.ts';
import { routesOf } from '../routes.ts';
import type { SiteRoute, Visit } from '../site-route.ts';

interface Place {
  readonly path: string;
  readonly updated?: string | undefined;
}

/**
 * Every page that search engines may list, and every room for sale. Only text pages have a date of change: the others
 * have none that would be true.
 * @returns `undefined` while the rooms cannot be loaded: without them the map would say that they are gone
 */
export async function sitemap(words: Words, origin: string, visit: Visit): Promise<string | undefined> {
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
