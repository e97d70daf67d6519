import { isIPv4, isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

/** A part of the internet that has its limits in common. */
export interface Network {
  /** Such as `192.0.2.7` or `2001:db8:1:200::/56`. */
  readonly name: string;
  /** As many customers may share it: it may take so many times as much. */
  readonly customers: number;
}

/** A provider has many customers in a /48; one customer has a whole /56, or a /64. */
const PREFIXES = [
  { bits: 64, customers: 1 },
  { bits: 56, customers: 1 },
  { bits: 48, customers: 4 },
] as const;

/**
 * The networks of an address, the smallest first: an IPv4 address by itself, and an IPv6 address's /64, /56 and /48,
 * since one customer can take any address of the first two.
 * @param address anything else is a network of its own
 */
export function networksOf(address: string): readonly Network[] {
  const plain = address.replace(/%.*/s, '');
  if (!isIPv6(plain)) return [{ name: plain, customers: 1 }];
  const groups = expandIPv6(plain)
    .split(':')
    .map((group) => Number.parseInt(group, 16));
  const mapped = mappedIPv4(groups);
  if (mapped !== undefined) return [{ name: mapped, customers: 1 }];
  const [first = 0, second = 0, third = 0, fourth = 0] = groups;
  return PREFIXES.map(({ bits, customers }) => {
    // The last 64 - bits bits of the fourth group belong to the customer.
    const kept = fourth & ~(2 ** (64 - bits) - 1);
    const name = [first, second, third, kept].map((group) => group.toString(16)).join(':');
    return { name: `${name}::/${bits}`, customers };
  });
}

/** The IPv4 address in an IPv6 one, as a socket for both reports it (`::ffff:192.0.2.7`). */
function mappedIPv4(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  const address = [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped && isIPv4(address) ? address : undefined;
}
