import type { Wire } from '@motel/api-client';
import { qrCode } from './qr-code.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

export interface SiteFile {
  readonly contentType: string;
  /** Seconds that a cache may keep it. */
  readonly maxAge: number;
  /** @returns `undefined` while its data cannot be loaded */
  readonly make: (origin: string, wire: Wire) => string | Promise<string | undefined>;
}

const HOUR = 3600;

/** The files that the site generates from its address and its route table, by their paths. */
export const siteFiles: Readonly<Record<string, SiteFile>> = {
  '/qr.svg': { contentType: 'image/svg+xml', maxAge: 24 * HOUR, make: (origin) => qrCode(`${origin}/`) },
  '/robots.txt': { contentType: 'text/plain; charset=utf-8', maxAge: 24 * HOUR, make: robots },
  '/sitemap.xml': { contentType: 'application/xml; charset=utf-8', maxAge: HOUR, make: sitemap },
  '/site.webmanifest': { contentType: 'application/manifest+json', maxAge: 24 * HOUR, make: webManifest },
};
