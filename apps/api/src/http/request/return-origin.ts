import { isLoopbackHost } from '../../payments/providers/embedded/may-start-embedded.ts';

/**
 * The site's origin as this guest's browser knows it, so that they come back from the checkout to the storage that
 * holds their session. Never a foreign one: only the public address itself or, where that is loopback, another
 * name of this machine at the same port.
 */
export function returnOrigin(headers: Headers, publicUrl: string): string {
  const site = new URL(publicUrl);
  const claimed = headers.get('origin') ?? `${site.protocol}//${headers.get('host') ?? ''}`;
  if (!URL.canParse(claimed)) return site.origin;
  const asked = new URL(claimed);
  const isTwin =
    isLoopbackHost(site.hostname) &&
    isLoopbackHost(asked.hostname) &&
    asked.protocol === site.protocol &&
    asked.port === site.port;
  return isTwin ? asked.origin : site.origin;
}
