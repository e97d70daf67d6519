import type { MiddlewareHandler } from 'hono';
import { presetHeaders } from '../request/incoming-request.ts';

/** Mails and other sites show our pictures, and nothing else of ours. */
export const SHOWN_ELSEWHERE = { 'cross-origin-resource-policy': 'cross-origin' };

const HEADERS = {
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // For answers that are no page: they must not load or run anything.
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Sets the security headers that an answer does not set itself. */
export function securityHeaders(publicUrl: string, hstsSubdomains: boolean): MiddlewareHandler {
  const isSecure = new URL(publicUrl).protocol === 'https:';
  const aYear = `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`;
  const headers = { ...HEADERS, ...(isSecure && { 'strict-transport-security': aYear }) };
  return (call, next) => {
    presetHeaders(call, headers);
    return next();
  };
}

interface PagePolicy {
  /** `sha256-…`, of inline scripts and of inline styles. */
  readonly scriptHashes?: readonly string[] | undefined;
  readonly styleHashes?: readonly string[] | undefined;
  /** Whether the page may show others of this site, and be shown by them. @default neither */
  readonly frames?: 'shows' | 'is shown' | undefined;
}

/** The policy of a page: its own files, and inline scripts and styles, whose hashes are known once it is rendered. */
export function pageSecurityPolicy({ scriptHashes = [], styleHashes = [], frames }: PagePolicy): string {
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
    ...(frames === 'shows' ? ["frame-src 'self'"] : []),
    `frame-ancestors '${frames === 'is shown' ? 'self' : 'none'}'`,
  ].join('; ');
}
