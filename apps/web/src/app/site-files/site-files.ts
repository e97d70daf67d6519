import { locale } from '@motel/language';
import { plainColors } from '@motel/ui/colors';
import { qrDrawing } from '@motel/ui/qr';
import type { Words } from '../../shared/words.ts';
import type { Visit } from '../site-route.ts';
import { sitemap } from './sitemap.ts';

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
