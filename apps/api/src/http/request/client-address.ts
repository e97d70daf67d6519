import { isIP } from 'node:net';
import type { Context as Call } from 'hono';
import { type Network, networksOf } from '../../limits/index.ts';
import { incomingRequest } from './incoming-request.ts';

/**
 * The address of the request's client; limits count its networks. `undefined` for the server's own requests.
 * @param trustedProxies how many proxies of the motel's own are before this server. Each adds its client's address to
 * `X-Forwarded-For`; addresses further left in that header can be forged
 */
export function clientAddress(call: Call, trustedProxies: number): string | undefined {
  const peer = incomingRequest(call)?.socket.remoteAddress;
  if (peer === undefined || trustedProxies === 0) return peer;
  const forwarded = (call.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
  const claimed = forwarded.at(-trustedProxies);
  const address = withoutPort(claimed ?? '');
  return isIP(address) > 0 ? address : peer;
}

/** The networks of the client's address, the smallest first; none for the server's own requests. */
export function clientNetworks(call: Call, trustedProxies: number): readonly Network[] {
  const address = clientAddress(call, trustedProxies);
  return address === undefined ? [] : networksOf(address);
}

/** One client however many addresses it takes: an IPv4 address, or the /64 of an IPv6 address. */
export function clientNetwork(call: Call, trustedProxies: number): string | undefined {
  return clientNetworks(call, trustedProxies)[0]?.name;
}

/** Some proxies name the client's port as well: `192.0.2.7:5123`, `[2001:db8::7]:5123`. */
function withoutPort(address: string): string {
  const [, v6, v4] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(address) ?? [];
  return v6 ?? v4 ?? address;
}
