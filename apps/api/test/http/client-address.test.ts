import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress } from '../../src/http/request/client-address.ts';

async function addressOf(remoteAddress: string | undefined, forwarded: string | undefined, proxies: number) {
  let address: string | undefined;
  const app = new Hono().get('/', (call) => {
    address = clientAddress(call, proxies);
    return call.text('');
  });
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  await app.request('/', { headers }, remoteAddress && { incoming: { socket: { remoteAddress } } });
  return address;
}

test.each([
  ['a plain address', '192.0.2.7', undefined, 0, '192.0.2.7'],
  ['the same over a socket for both kinds', '::ffff:192.0.2.7', undefined, 0, '192.0.2.7'],
  [
    'a network of IPv6, which one home has to itself',
    '2001:db8:1:2:aaaa::7',
    undefined,
    0,
    '2001:db8:1:2::/64',
  ],
  ['however it is written', '2001:0DB8::1', undefined, 0, '2001:db8:0:0::/64'],
  ['loopback', '::1', undefined, 0, '0:0:0:0::/64'],
  ['with a zone', 'fe80::1%eth0', undefined, 0, 'fe80:0:0:0::/64'],
  ['a header that no proxy of ours wrote is not believed', '192.0.2.7', '203.0.113.1', 0, '192.0.2.7'],
  ['one proxy: the last address', '10.0.0.1', '203.0.113.1, 198.51.100.2', 1, '198.51.100.2'],
  ['two proxies: the last but one', '10.0.0.1', '203.0.113.1, 198.51.100.2, 10.0.0.2', 2, '198.51.100.2'],
  ['a proxy that was gone round', '10.0.0.1', undefined, 1, '10.0.0.1'],
  ['nonsense in the header', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['too short a header', '10.0.0.1', '198.51.100.2', 2, '10.0.0.1'],
  ['the server itself', undefined, '198.51.100.2', 1, undefined],
])('%s', async (_, remote, forwarded, proxies, expected) => {
  expect(await addressOf(remote, forwarded, proxies)).toBe(expected);
});
