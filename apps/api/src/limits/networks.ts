import { isIPv4, isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';
import { LRUCache } from 'lru-cache';

/** A part of the internet that has its limits in common. */
export interface Network {
  /** Such as `192.0.2.7` or `2001:db8:1:200::/56`. */
  readonly name: string;
  /** As many customers may share it: it may take so many times as much. */
  readonly customers: number;
}

/** One customer has a /64, or a whole /56; a provider has many customers in a /48, a /40 and a /32. */
const PREFIXES = [
  { bits: 64, customers: 1 },
  { bits: 56, customers: 1 },
  { bits: 48, customers: 4 },
  { bits: 40, customers: 16 },
  { bits: 32, customers: 64 },
] as const;

/** An address's networks, the smallest first: a customer can take any IPv6 address of a /56, and rent many a /48. */
export function networksOf(address: string): readonly Network[] {
  return latest.memo(address);
}

/** Each request asks more than once. */
const latest = new LRUCache<string, readonly Network[]>({ max: 1000, memoMethod: workedOut });

function workedOut(address: string): readonly Network[] {
  const plain = address.replace(/%.*/s, '');
  if (!isIPv6(plain)) return [{ name: plain, customers: 1 }];
  const groups = expandIPv6(plain)
    .split(':')
    .map((group) => Number.parseInt(group, 16));
  const mapped = mappedIPv4(groups);
  if (mapped !== undefined) return [{ name: mapped, customers: 1 }];
  return PREFIXES.map(({ bits, customers }) => {
    const kept = groups.slice(0, 4).map((group, index) => firstBits(group, bits - 16 * index));
    return { name: `${kept.map((group) => group.toString(16)).join(':')}::/${bits}`, customers };
  });
}

/** Whether the smallest network of an address is of this machine alone: it is never paced. */
export function isThisMachine([smallest]: readonly Network[]): boolean {
  return smallest?.name.startsWith('127.') || smallest?.name === '0:0:0:0::/64';
}

/** A group of 16 bits as far as its first bits; the others become zero. */
function firstBits(group: number, bits: number): number {
  const dropped = 16 - Math.min(16, Math.max(0, bits));
  return (group >> dropped) << dropped;
}

/** The IPv4 address in an IPv6 one, as a socket for both reports it (`::ffff:192.0.2.7`). */
function mappedIPv4(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  const address = [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped && isIPv4(address) ? address : undefined;
}
