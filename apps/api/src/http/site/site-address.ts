/**
 * The address of a request as guests reach it, whatever host the request itself names.
 * Slashes at the start count as one, since `//host` would be another site's address.
 * @param publicUrl the site's origin
 */
export function siteAddress(requestUrl: string, publicUrl: string): URL {
  const { pathname, search } = new URL(requestUrl);
  const url = new URL(publicUrl);
  url.pathname = pathname.replace(/^\/+/, '/');
  url.search = search;
  return url;
}

export function isApiPath({ pathname }: URL): boolean {
  return pathname === '/api' || pathname.startsWith('/api/');
}

/** Whether an address names a file rather than a page, so that a miss is not answered with HTML. */
export function asksForFile({ pathname }: URL): boolean {
  return pathname.startsWith('/assets/') || /\.[a-z\d]{2,11}$/i.test(pathname);
}

/** The decoded path, as files are named; empty, which is no file's path, when it cannot be decoded. */
export function filePath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}
