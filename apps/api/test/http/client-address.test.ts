import { Hono } from 'hono';
import { clientAddress } from '../../src/http/request/client-address.ts';

async function addressOf(remoteAddress: string | undefined, forwarded: string | undefined, proxies: number) {
  let address: string | undefined;
  const app = new Hono().get('/', (call) => {
    address = clientAddress(call, proxies);
    return call.text('');
  });
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  await app.request('/', { headers }, remoteAddress && { incoming: { socket: { remoteAddress }, headers } });
  return address;
}

test.each([
  ['a plain address', '192.0.2.7', undefined, 0, '192.0.2.7'],
  ['an IPv4 address on a dual-stack socket', '::ffff:192.0.2.7', undefined, 0, '::ffff:192.0.2.7'],
  ['an IPv6 address', '2001:db8:1:2:aaaa::7', undefined, 0, '2001:db8:1:2:aaaa::7'],
  ['IPv6 with a zone', 'fe80::1%eth0', undefined, 0, 'fe80::1%eth0'],
  ['no proxy: the header does not count', '192.0.2.7', '203.0.113.1', 0, '192.0.2.7'],
  ['one proxy: the last address', '10.0.0.1', '203.0.113.1, 198.51.100.2', 1, '198.51.100.2'],
  ['two proxies: the last but one', '10.0.0.1', '203.0.113.1, 198.51.100.2, 10.0.0.2', 2, '198.51.100.2'],
  ['a request that bypasses the proxy', '10.0.0.1', undefined, 1, '10.0.0.1'],
  ['nonsense in the header', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['too short a header', '10.0.0.1', '198.51.100.2', 2, '10.0.0.1'],
  ['a port after it', '10.0.0.1', '203.0.113.1, 198.51.100.2:40001', 1, '198.51.100.2'],
  ['IPv6 with a port', '10.0.0.1', '[2001:db8:1:2::7]:40001', 1, '2001:db8:1:2::7'],
  ['IPv6 in brackets', '10.0.0.1', '[2001:db8:1:2::7]', 1, '2001:db8:1:2::7'],
  ['IPv4 in IPv6 with a port', '10.0.0.1', '[::ffff:192.0.2.7]:1', 1, '::ffff:192.0.2.7'],
  ['nonsense with a port', '10.0.0.1', 'unknown:80', 1, '10.0.0.1'],
  ['the server itself', undefined, '198.51.100.2', 1, undefined],
])('%s', async (_, remote, forwarded, proxies, expected) => {
  expect(await addressOf(remote, forwarded, proxies)).toBe(expected);
});
