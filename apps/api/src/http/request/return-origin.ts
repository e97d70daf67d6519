import { isLoopbackHost } from '../../shared/loopback-host.ts';

/**
 * The site's origin as this guest's browser knows it, so that they return from the checkout to the storage that
 * has their session. Never a foreign one: only the public address itself or, where that is loopback, another
 * name of this machine at the same port.
 */
export function returnOrigin(headers: Headers, publicUrl: string): string {
  const site = new URL(publicUrl);
  const url = URL.parse(headers.get('origin') ?? `${site.protocol}//${headers.get('host') ?? ''}`);
  const isSameMachine =
    url !== null &&
    isLoopbackHost(site.hostname) &&
    isLoopbackHost(url.hostname) &&
    url.protocol === site.protocol &&
    url.port === site.port;
  return isSameMachine ? url.origin : site.origin;
}
