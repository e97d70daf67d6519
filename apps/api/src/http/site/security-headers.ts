import type { MiddlewareHandler } from 'hono';

/** A year. */
const HSTS = 'max-age=31536000';

/** For answers that are no page: they may load and run nothing. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const COMMON = {
  'content-security-policy': NOTHING,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** Puts the security headers on every answer, where the answer has not chosen its own. @param publicUrl the site's origin */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const isHttps = new URL(publicUrl).protocol === 'https:';
  const headers = Object.entries({ ...COMMON, ...(isHttps && { 'strict-transport-security': HSTS }) });
  return async (context, next) => {
    await next();
    for (const [name, value] of headers) {
      if (!context.res.headers.has(name)) context.header(name, value);
    }
  };
}

export interface PagePolicy {
  /** `sha256-…`, of inline scripts and of inline styles. */
  readonly scriptHashes?: readonly string[] | undefined;
  readonly styleHashes?: readonly string[] | undefined;
}

/** What a page of the site may load and run: its own files, and inline only what is known by its hash. */
export function pageSecurityPolicy({ scriptHashes = [], styleHashes = [] }: PagePolicy): string {
  const own = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own(scriptHashes)}`,
    `style-src ${own(styleHashes)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
