import { BlockList } from 'node:net';
import { fc, test } from '@fast-check/vitest';
import { networksOf } from '../../src/limits/networks.ts';

const namesOf = (address: string) => networksOf(address).map(({ name }) => name);
const group = fc.integer({ min: 0, max: 0xffff });
/** Eight numbers; not the ones in which an IPv4 address is written. */
const groups = fc
  .tuple(group, group, group, group, group, group, group, group)
  .filter(([first]) => first > 0);
const written = (numbers: readonly number[]) => numbers.map((number) => number.toString(16)).join(':');

describe('§6.5: the networks of an address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    [
      '2001:db8:1:2ab::7',
      '2001:db8:1:2ab::/64 2001:db8:1:200::/56 2001:db8:1:0::/48 2001:db8:0:0::/40 2001:db8:0:0::/32',
    ],
    [
      '2001:0DB8:1ff::1',
      '2001:db8:1ff:0::/64 2001:db8:1ff:0::/56 2001:db8:1ff:0::/48 2001:db8:100:0::/40 2001:db8:0:0::/32',
    ],
    ['::0:0:1:0:0:192.0.2.7', '0:0:0:1::/64 0:0:0:0::/56 0:0:0:0::/48 0:0:0:0::/40 0:0:0:0::/32'],
    ['::1', '0:0:0:0::/64 0:0:0:0::/56 0:0:0:0::/48 0:0:0:0::/40 0:0:0:0::/32'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64 fe80:0:0:0::/56 fe80:0:0:0::/48 fe80:0:0:0::/40 fe80:0:0:0::/32'],
    ['a socket', 'a socket'],
  ])('of %s', (address, names) => {
    expect(namesOf(address).join(' ')).toBe(names);
  });

  test.prop([fc.ipV4()])('of IPv4 is the address alone, however it is written', (address) => {
    expect(networksOf(address)).toEqual([{ name: address, customers: 1 }]);
    expect(networksOf(`::FFFF:${address}`)).toEqual(networksOf(address));
  });

  test.prop([groups])('of IPv6 contain the address, each the one before it', (numbers) => {
    const address = written(numbers);
    const lists = namesOf(address).map((name) => {
      const [network = '', prefix] = name.split('/');
      const list = new BlockList();
      list.addSubnet(network, Number(prefix), 'ipv6');
      return { list, network };
    });
    expect(lists).toHaveLength(5);
    for (const [index, { list }] of lists.entries()) {
      expect(list.check(address, 'ipv6')).toBe(true);
      for (const { network } of lists.slice(0, index)) expect(list.check(network, 'ipv6')).toBe(true);
    }
  });

  test.prop([groups, fc.integer({ min: 24, max: 127 })])(
    'of two IPv6 addresses are the same as far as their bits are',
    (numbers, bit) => {
      const index = Math.floor(bit / 16);
      const other = numbers.map((number, at) => (at === index ? number ^ (0x8000 >> (bit % 16)) : number));
      const [here, there] = [namesOf(written(numbers)), namesOf(written(other))];
      const shared = here.filter((name) => there.includes(name)).map((name) => name.split('/')[1]);
      expect(shared).toEqual(['64', '56', '48', '40', '32'].filter((prefix) => Number(prefix) <= bit));
    },
  );

  test.prop([fc.oneof(fc.string(), fc.ipV6())])(
    'of any text are one or five, and a larger one is for more customers',
    (address) => {
      const networks = networksOf(address);
      expect([1, 5]).toContain(networks.length);
      expect(networks.map(({ customers }) => customers)).toEqual(
        networks.length === 1 ? [1] : [1, 1, 4, 16, 64],
      );
    },
  );
});
