import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const NONE = ["'none'"];

/**
 * Sets the security headers that an answer has not set itself.
 * @param publicUrl the site's origin
 * @param hstsSubdomains whether browsers use https for the subdomains of its host, too
 */
export function securityHeaders(publicUrl: string, hstsSubdomains: boolean): MiddlewareHandler {
  // A year.
  const hsts = `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`;
  const headers = secureHeaders({
    overwrite: false,
    // For answers that are no page: they must not load or run anything.
    contentSecurityPolicy: { defaultSrc: NONE, baseUri: NONE, formAction: NONE, frameAncestors: NONE },
    permissionsPolicy: { camera: false, geolocation: false, microphone: false, payment: false, usb: false },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: new URL(publicUrl).protocol === 'https:' && hsts,
    // These repeat a default or the policy above, or are for browsers that cannot run the site.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return async (call, next) => {
    await headers(call, next);
    // Mails and other sites show our pictures, and nothing else of ours.
    if (call.res.headers.get('content-type')?.startsWith('image/'))
      call.res.headers.set('cross-origin-resource-policy', 'cross-origin');
  };
}

interface PagePolicy {
  /** `sha256-…`, of inline scripts and of inline styles. */
  readonly scriptHashes?: readonly string[] | undefined;
  readonly styleHashes?: readonly string[] | undefined;
  /** Whether the page may show others of this site, and be shown by them. @default neither */
  readonly frames?: 'shows' | 'is shown' | undefined;
}

/**
 * The policy of a page of the site: it may load its own files, and inline only scripts and styles with these hashes.
 * The hashes of its styles are known only after its rendering, so the middleware above cannot set this policy.
 */
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
