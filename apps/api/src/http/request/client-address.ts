import { isIPv4, isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context as Call } from 'hono';

/**
 * Whoever sent the request, as far as limits tell people apart: an IPv4 address, or the /64 network of an IPv6 one,
 * which one home or phone has to itself. `undefined` for the server's own requests.
 * @param trustedProxies how many proxies of the motel's own stand before this server, each of which adds the address
 * it was reached from to `X-Forwarded-For`; what is further left in that header anybody can make up
 */
export function clientAddress(call: Call, trustedProxies: number): string | undefined {
  const { incoming }: Partial<HttpBindings> = call.env ?? {};
  const peer = incoming?.socket.remoteAddress;
  if (peer === undefined) return undefined;
  const forwarded = (call.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
  const claimed = trustedProxies === 0 ? undefined : forwarded.at(-trustedProxies);
  return networkOf(claimed ?? '') ?? networkOf(peer) ?? peer;
}

function networkOf(address: string): string | undefined {
  const v4 = /^(?:::ffff:)?([\d.]+)$/i.exec(address)?.[1];
  if (v4 !== undefined) return isIPv4(v4) ? v4 : undefined;
  if (!isIPv6(address)) return undefined;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [...first, ...Array(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
