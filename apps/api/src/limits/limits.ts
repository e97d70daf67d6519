import { createHash } from 'node:crypto';
import type { Db } from '../db/index.ts';
import { type Clock, DAY, HOUR, MINUTE } from '../shared/clock.ts';
import type { Meter } from '../shared/meter.ts';
import { refuseForNow } from '../shared/outcome.ts';
import { type Network, networksOf } from './networks.ts';
import { takeAllowances } from './rate-limits.ts';

/** Enough for people. Without a one-time code nothing else stops a program that tries every number. */
const LIMITS = {
  'sign-ins of a number': { most: 10, per: HOUR },
  'sign-ins from an address': { most: 40, per: HOUR },
  // Known numbers count like new ones: a refusal must not tell them apart.
  'sign-ins on new devices from an address': { most: 100, per: DAY },
  // Only devices that have paid for a stay of the number: a stranger who pays for one signs its guest out a few times.
  'sign-outs elsewhere of a number': { most: 5, per: DAY },
  'histories from an address': { most: 1, per: HOUR },
  'checkouts of a session': { most: 30, per: HOUR },
  'checkouts from an address': { most: 60, per: HOUR },
  // Codes are words that people can guess.
  'codes of a session': { most: 20, per: HOUR },
  'codes from an address': { most: 60, per: HOUR },
  // Each may hold a room for an hour.
  'waiting guests from an address': { most: 20, per: DAY },
  // A guest with a stay can make sessions, not stays.
  'receipts of a stay': { most: 5, per: DAY },
  'changes of a stay': { most: 12, per: DAY },
  'changed requests of a stay': { most: 20, per: DAY },
  'messages from an address': { most: 6, per: HOUR },
  // Over an hour: a process whose clock is minutes ahead then uses up only that part of the others' allowance.
  'questions from an address': { most: 1200, per: HOUR },
  // Of visitors who are not signed in. A guest on the motel's own network cannot use up those of its staff's browsers.
  'visits to the desk from an address': { most: 120, per: HOUR },
  'visits to the desk of a browser': { most: 120, per: HOUR },
  'sign-ins by a passkey on unknown browsers': { most: 30, per: HOUR },
  'links to the desk from an address': { most: 30, per: HOUR },
  'actions of a session at the desk': { most: 1200, per: HOUR },
} as const;

type LimitName = keyof typeof LIMITS;
const NAMES = Object.keys(LIMITS) as LimitName[];

/** How much may be held unpaid at a time; `stays/hold/hold-limits.ts` has the rules. */
export interface HoldLimits {
  /** Of one session, over all its checkouts. */
  readonly rooms: number;
  readonly roomNights: number;
  /** Of one network, over all its guests. */
  readonly networkRoomNights: number;
  /** A larger number loosens the other limits of a network. */
  readonly scale: number;
  /** Of the rooms of a type that are not paid for on a night: above 0, to 1. */
  readonly share: number;
}

/** A crew of eight for four weeks has 224 room-nights. */
const HELD = { rooms: 12, roomNights: 240, networkRoomNights: 480 };

/** A client's network, as stored. */
export interface KnownNetwork {
  readonly digest: string;
  /** As many customers may share it. */
  readonly customers: number;
}

export type Limits = ReturnType<typeof createLimits>;

export function createLimits(
  { db, clock, meter }: { db: Db; clock: Clock; meter: Meter },
  { scale, holdShare }: { readonly scale: number; readonly holdShare: number },
) {
  function allowancesOf(limit: LimitName, client: string | undefined) {
    if (client === undefined) return [];
    const { most, per } = LIMITS[limit];
    const clients = limit.endsWith('from an address') ? networksOf(client) : [{ name: client, customers: 1 }];
    return clients.map(({ name, customers }) => ({
      limit,
      key: digest(`${limit}\n${name}`),
      most: most * scale * customers,
      per,
    }));
  }

  return {
    holds: {
      rooms: HELD.rooms * scale,
      roomNights: HELD.roomNights * scale,
      networkRoomNights: HELD.networkRoomNights * scale,
      scale,
      share: holdShare,
    } satisfies HoldLimits,
    networks(address: string | undefined): readonly KnownNetwork[] {
      const networks = address === undefined ? [] : networksOf(address);
      return networks.map(({ name, customers }) => ({ digest: digest(`held from\n${name}`), customers }));
    },
    /** Takes from the allowance of each client and network, or none; then it refuses, and says when to retry. Stored are digests. */
    async take(clients: Partial<Record<LimitName, string | undefined>>): Promise<void> {
      const allowances = NAMES.flatMap((limit) => allowancesOf(limit, clients[limit]));
      const refused = await takeAllowances(db, allowances, clock.now());
      if (refused === undefined) return;
      meter.limited(refused.allowance.limit);
      const minutes = Math.ceil(refused.wait / MINUTE);
      refuseForNow('too-many-requests', 'too-often', Math.ceil(refused.wait / 1000), { minutes });
    },
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Counts what each network has open. @returns opens one more, and returns how to close it; `undefined` when full */
export function openShares(most: number) {
  const open = new Map<string, number>();
  return (networks: readonly Network[]): (() => void) | undefined => {
    const isFull = networks.some(({ name, customers }) => (open.get(name) ?? 0) >= most * customers);
    if (isFull) return undefined;
    for (const { name } of networks) open.set(name, (open.get(name) ?? 0) + 1);
    return () => {
      for (const { name } of networks) {
        const left = (open.get(name) ?? 1) - 1;
        if (left === 0) open.delete(name);
        else open.set(name, left);
      }
    };
  };
}
