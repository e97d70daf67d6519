import { isIPv4, isIPv6 } from 'node:net';
import type { Context as Call } from 'hono';
import { expandIPv6 } from 'hono/utils/ipaddr';
import { incomingRequest } from './incoming-request.ts';

/**
 * The client of the request, as limits count clients: an IPv4 address, or the /64 network of an IPv6 one, which one
 * home or phone has to itself. `undefined` for the server's own requests.
 * @param trustedProxies how many proxies of the motel's own are before this server. Each adds its client's address to
 * `X-Forwarded-For`; addresses further left in that header can be forged
 */
export function clientAddress(call: Call, trustedProxies: number): string | undefined {
  const peer = incomingRequest(call)?.socket.remoteAddress;
  if (peer === undefined) return undefined;
  const forwarded = (call.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
  const claimed = trustedProxies === 0 ? undefined : forwarded.at(-trustedProxies);
  return networkOf(withoutPort(claimed ?? '')) ?? networkOf(peer) ?? peer;
}

/** Some proxies name the client's port as well: `192.0.2.7:5123`, `[2001:db8::7]:5123`. */
function withoutPort(address: string): string {
  const [, v6, v4] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(address) ?? [];
  return v6 ?? v4 ?? address;
}

function networkOf(address: string): string | undefined {
  const v4 = /^(?:::ffff:)?([\d.]+)$/i.exec(address)?.[1];
  if (v4 !== undefined) return isIPv4(v4) ? v4 : undefined;
  if (!isIPv6(address)) return undefined;
  const groups = expandIPv6(address.replace(/%.*/, '')).split(':');
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
