/**
 * Whether a form was sent by a page of this very site. Browsers say so; a client that says nothing is no browser that
 * another site could have misled. Hosts are compared rather than origins: behind a proxy the scheme differs.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  return origin === null || (URL.canParse(origin) && new URL(origin).host === headers.get('host'));
}
