import { isIP } from 'node:net';
import type { Context as Call } from 'hono';
import { networksOf } from '../../limits/index.ts';
import { isLoopbackHost } from '../../shared/loopback-host.ts';
import { bindingsOf } from './incoming-request.ts';

type Incoming = NonNullable<ReturnType<typeof bindingsOf>['incoming']>;

/**
 * The address of the request's client; `undefined` for the server's own requests. Each of the motel's own proxies adds
 * its client's address to `X-Forwarded-For`; addresses further left in that header can be forged.
 */
export function clientAddress(call: Call, trustedProxies: number): string | undefined {
  return addressOf(bindingsOf(call).incoming, trustedProxies);
}

function addressOf(incoming: Incoming | undefined, trustedProxies: number): string | undefined {
  const peer = incoming?.socket.remoteAddress;
  if (peer === undefined || trustedProxies === 0) return peer;
  const forwarded = `${incoming?.headers['x-forwarded-for'] ?? ''}`.split(',');
  const address = withoutPort(forwarded.at(-trustedProxies)?.trim() ?? '');
  return isIP(address) > 0 ? address : peer;
}

/** The networks of the client's address, the smallest first; none for the server's own requests. */
export function networksOfIncoming(incoming: Incoming | undefined, trustedProxies: number) {
  const address = addressOf(incoming, trustedProxies);
  return address === undefined ? [] : networksOf(address);
}

/** One client however many addresses it takes: an IPv4 address, or the /64 of an IPv6 address. */
export function clientNetwork(call: Call, trustedProxies: number): string | undefined {
  return networksOfIncoming(bindingsOf(call).incoming, trustedProxies)[0]?.name;
}

/** Some proxies name the client's port as well: `192.0.2.7:5123`, `[2001:db8::7]:5123`. */
function withoutPort(address: string): string {
  const [, v6, v4] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(address) ?? [];
  return v6 ?? v4 ?? address;
}

/** The site's origin where this browser has its session: the public one, or another name of a loopback machine. */
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
