import { type CivilDate, hasNight, nightsOf, overlaps, type Stay } from '@motel/booking-core';
import type { UnpaidHold } from '../../booking/index.ts';
import type { Night } from '../../inventory/index.ts';
import type { HoldLimits, KnownNetwork } from '../../limits/index.ts';
import { after, DAY, HOUR } from '../../shared/clock.ts';
import { HOLD_LIFETIME, LEAST_LIFETIME, SHORT_HOLD_LIFETIME } from './hold-lifetime.ts';

export interface WantedRooms extends Stay {
  readonly propertyId: string;
  readonly rooms: number;
  readonly sessionId: string;
  readonly networks: readonly KnownNetwork[];
  /** Rooms of other kinds that are held together with these. @default none */
  readonly beside?: readonly RoomsOfStay[] | undefined;
}

/** A night of the wanted rooms' type, without the wanted rooms. */
export type NightBefore = Pick<Night, 'capacity' | 'sold'>;

export interface HoldTerms extends Pick<UnpaidHold, 'heldSince' | 'heldUntil' | 'heldFrom'> {
  /** Ended holds of the same session that this one continues: limits no longer count them. */
  readonly replaces: readonly string[];
}

/** Why the rooms are not held, and when a retry makes sense: never, where they are too many at once. */
export type HoldRefusal =
  | { readonly refused: 'too-many-at-once'; readonly until?: never }
  | {
      readonly refused: 'too-many-holds' | 'too-many-holds-here' | 'others-are-paying' | 'kept-for-others';
      readonly until: Date;
    };

type Nights = ReadonlyMap<CivilDate, NightBefore>;

/** A large hold, in rooms and in room-nights, lives shorter. */
const MANY = { rooms: 4, roomNights: 56 };
/** A newcomer's, beyond the share: without payment, longer stays would close a season at the price of one night. */
const NEWCOMER_NIGHTS = 7;
/** Milliseconds. For so long a night counts the networks whose holds of it ended unpaid. */
const SIEGE = 4 * HOUR;

/**
 * Whether, and for how long, rooms are held unpaid (decision 039). One network cannot keep a room from other guests for
 * longer than one hold: what it may hold after a first hold ended unpaid leaves a room on every night.
 * @param known every hold of this room type on these nights, and of this session, number and its networks those of any
 * type and night; held, or ended unpaid within a day
 */
export function termsOfHold(
  wanted: WantedRooms,
  nights: Nights,
  known: readonly UnpaidHold[],
  limits: HoldLimits,
  now: Date,
): HoldTerms | HoldRefusal {
  const here = known.filter((hold) => hold.propertyId === wanted.propertyId && overlaps(hold, wanted));
  const held = here.filter(({ isHeld }) => isHeld);
  const live = known.filter(({ isHeld, heldUntil }) => isHeld && heldUntil > now);
  const lifetime = lifetimeOf(wanted, nights, held);
  const takenOver = here.filter(
    ({ isHeld, authSessionId, heldSince }) =>
      !isHeld &&
      authSessionId === wanted.sessionId &&
      after(heldSince, lifetime - LEAST_LIFETIME).getTime() >= now.getTime(),
  );
  const ended = here.filter((hold) => !hold.isHeld && !takenOver.includes(hold));
  const isNewcomer = isFromNewcomer(
    wanted,
    known.filter((hold) => !takenOver.includes(hold)),
    limits,
  );
  const situation = { wanted, held, live, ended, isNewcomer, limits, now };
  const refusals = [
    ...overOwnLimit(wanted, live, limits),
    ...wanted.networks.flatMap((network) => overNetworkLimit(wanted, network, live, limits)),
    ...[...nights].flatMap(([date, night]) => [
      ...overShare(situation, date, night),
      ...underSiege(situation, date, night),
      ...wanted.networks.flatMap((network) => overNightLimit(situation, network, date, night)),
    ]),
  ];
  const refusal = longest(refusals);
  if (refusal !== undefined) return refusal;

  const heldSince = earliest([now, ...takenOver.map((hold) => hold.heldSince)]) ?? now;
  const continued = takenOver.filter((hold) => includes(wanted, hold));
  return {
    heldSince,
    heldUntil: after(heldSince, lifetime),
    heldFrom: [
      ...new Set(
        [wanted.networks.map(({ digest }) => digest), ...takenOver.map((hold) => hold.heldFrom)].flat(),
      ),
    ],
    replaces: continued.map(({ requestId }) => requestId),
  };
}

/** Whether no room of the earlier hold is free in between, for another guest of the same network. */
function includes(wanted: WantedRooms, { checkIn, checkOut, rooms }: UnpaidHold): boolean {
  return wanted.checkIn <= checkIn && wanted.checkOut >= checkOut && wanted.rooms >= rooms;
}

/** When a stay may fit because unpaid holds end. @param held of its type @returns `undefined` where too few do */
export function roomsFreeAt(wanted: RoomsOfStay, nights: Nights, held: readonly UnpaidHold[]) {
  let until: Date | undefined;
  for (const [date, { capacity, sold }] of nights) {
    let missing = sold + wanted.rooms - capacity;
    if (missing <= 0) continue;
    const ends = heldOn(date, held).toSorted((a, b) => a.heldUntil.getTime() - b.heldUntil.getTime());
    const last = ends.find((hold) => {
      missing -= hold.rooms;
      return missing <= 0;
    });
    if (last === undefined) return undefined;
    if (until === undefined || last.heldUntil > until) until = last.heldUntil;
  }
  return until;
}

/** Milliseconds. Large holds live shorter, and all do while most of a night's unsold rooms are unpaid. */
function lifetimeOf(wanted: WantedRooms, nights: Nights, held: readonly UnpaidHold[]): number {
  const isRush = [...nights].some(
    ([date, night]) => roomsHeld(heldOn(date, held)) * 2 > unsoldOf(night, heldOn(date, held)),
  );
  const isLarge = wanted.rooms > MANY.rooms || wanted.rooms * nightsOf(wanted) > MANY.roomNights;
  return isLarge || isRush ? SHORT_HOLD_LIFETIME : HOLD_LIFETIME;
}

/** The limit of one session; a number of which no device is known counts as one session. */
function overOwnLimit(wanted: WantedRooms, live: readonly UnpaidHold[], { rooms, roomNights }: HoldLimits) {
  const own = live.filter(({ isOwn }) => isOwn);
  const { beside = [] } = wanted;
  const whole = [...own, ...beside, wanted];
  // One room may be held for as many nights as a stay has.
  const isOver = roomsHeld(whole) > rooms || (roomsHeld(whole) > 1 && roomNightsOf(whole) > roomNights);
  return isOver ? refusedUntil('too-many-holds', own) : [];
}

function overNetworkLimit(
  wanted: WantedRooms,
  network: KnownNetwork,
  live: readonly UnpaidHold[],
  { networkRoomNights }: HoldLimits,
): HoldRefusal[] {
  const own = from(network, live);
  const { beside = [] } = wanted;
  const isOver = roomNightsOf([...own, ...beside, wanted]) > networkRoomNights * network.customers;
  return isOver ? refusedUntil('too-many-holds-here', own) : [];
}

interface Situation {
  readonly wanted: WantedRooms;
  /** Of the wanted type, on any of the wanted nights; one past its time still has its rooms. */
  readonly held: readonly UnpaidHold[];
  /** Of any type, and not past their time. */
  readonly live: readonly UnpaidHold[];
  /** Ended unpaid, on any of the wanted nights. */
  readonly ended: readonly UnpaidHold[];
  /** It may have a room beyond the owner's share. */
  readonly isNewcomer: boolean;
  readonly limits: HoldLimits;
  readonly now: Date;
}

/** The limit of one network on a night: less beside another hold of its own, and less after one that ended unpaid. */
function overNightLimit(
  { wanted, held, live, ended, limits, now }: Situation,
  network: KnownNetwork,
  date: CivilDate,
  night: NightBefore,
): HoldRefusal[] {
  const loosened = limits.scale * network.customers;
  const most = mostUnpaid(night, heldOn(date, held), limits);
  const own = from(network, heldOn(date, held));
  const rooms = roomsHeld(own) + wanted.rooms;
  const beside = from(network, live);
  const isBesideTooMany = beside.length > 0 && rooms > Math.ceil(most / 2) * loosened;

  const ends = from(network, heldOn(date, ended));
  const times = Math.floor(ends.length / loosened);
  const lastEnd = Math.max(...ends.map(({ endedAt }) => endedAt.getTime()));
  const until = new Date(lastEnd + Math.min(HOLD_LIFETIME * 2 ** (times - 1), DAY));
  const isAgainTooMany = times > 0 && until > now && rooms > most - times;
  return [
    ...(isBesideTooMany ? refusedUntil('others-are-paying', own.length > 0 ? own : beside) : []),
    ...(isAgainTooMany ? [{ refused: 'kept-for-others' as const, until }] : []),
  ];
}

/**
 * The owner's share of a night that may be unpaid at once. Beyond it a newcomer may hold a room, and a hold that is
 * alone on all its nights any number, unless such a large hold of the night has ended unpaid within a day.
 */
function overShare(
  { wanted, held, ended, isNewcomer, limits }: Situation,
  date: CivilDate,
  night: NightBefore,
): HoldRefusal[] {
  const unpaid = heldOn(date, held);
  const most = mostUnpaid(night, unpaid, limits);
  if (isNewcomer || roomsHeld(unpaid) + wanted.rooms <= most) return [];
  if (held.length > 0) return refusedUntil('others-are-paying', unpaid.length > 0 ? unpaid : held);
  return heldOn(date, ended).some(({ rooms }) => rooms > most) ? [{ refused: 'too-many-at-once' }] : [];
}

/**
 * After holds from as many networks as a night has rooms have ended unpaid, only newcomers may hold of it: an attacker
 * with many networks needs a new one for each room and hold. One network is no siege.
 */
function underSiege(
  { ended, isNewcomer, limits, now }: Situation,
  date: CivilDate,
  { capacity }: NightBefore,
): HoldRefusal[] {
  if (isNewcomer) return [];
  const lastEnds = new Map<string, number>();
  for (const { heldFrom, endedAt } of heldOn(date, ended)) {
    // The largest of its networks.
    const network = heldFrom.at(-1);
    if (network === undefined) continue;
    lastEnds.set(network, Math.max(lastEnds.get(network) ?? 0, endedAt.getTime()));
  }
  const networks = Math.ceil(Math.max(2, capacity) * limits.scale);
  const oldest = [...lastEnds.values()].toSorted((a, b) => b - a)[networks - 1];
  const until = new Date((oldest ?? 0) + SIEGE);
  return until > now ? [{ refused: 'others-are-paying', until }] : [];
}

/**
 * Whether a client without an unpaid hold, held or ended within a day, wants a single room: an attacker needs a new
 * network for each of these. The customers of a large network may have as many such holds as they are.
 */
function isFromNewcomer(wanted: WantedRooms, past: readonly UnpaidHold[], { scale }: HoldLimits): boolean {
  const isSmall = wanted.rooms === 1 && nightsOf(wanted) <= NEWCOMER_NIGHTS;
  const { networks } = wanted;
  const isNew = networks.every((network) => from(network, past).length < scale * network.customers);
  return isSmall && isNew && networks.length > 0;
}

/** How many rooms of a night may be unpaid at once, 1 or more: the owner's share of those that are not paid for. */
export function mostUnpaid(
  night: NightBefore,
  unpaid: readonly Rooms[],
  { share }: Pick<HoldLimits, 'share'>,
): number {
  return Math.max(1, Math.ceil(share * unsoldOf(night, unpaid)));
}

function unsoldOf({ capacity, sold }: NightBefore, unpaid: readonly Rooms[]): number {
  return capacity - sold + roomsHeld(unpaid);
}

export function heldOn<H extends Stay>(date: CivilDate, holds: readonly H[]): H[] {
  return holds.filter((hold) => hasNight(hold, date));
}

function from({ digest }: KnownNetwork, holds: readonly UnpaidHold[]): UnpaidHold[] {
  return holds.filter(({ heldFrom }) => heldFrom.includes(digest));
}

interface Rooms {
  readonly rooms: number;
}

type RoomsOfStay = Stay & Rooms;

export function roomsHeld(holds: readonly Rooms[]): number {
  return holds.reduce((sum, { rooms }) => sum + rooms, 0);
}

function roomNightsOf(holds: readonly RoomsOfStay[]): number {
  return holds.reduce((sum, hold) => sum + hold.rooms * nightsOf(hold), 0);
}

/** @param inTheWay the first of them to end may make room */
function refusedUntil(
  refused: Exclude<HoldRefusal['refused'], 'too-many-at-once'>,
  inTheWay: readonly UnpaidHold[],
): HoldRefusal[] {
  const until = earliest(inTheWay.map(({ heldUntil }) => heldUntil));
  return [until === undefined ? { refused: 'too-many-at-once' } : { refused, until }];
}

/** The refusal that lasts longest: until then a retry makes no sense. */
function longest(refusals: readonly HoldRefusal[]): HoldRefusal | undefined {
  const end = ({ until }: HoldRefusal) => until?.getTime() ?? Number.POSITIVE_INFINITY;
  return refusals.toSorted((a, b) => end(b) - end(a))[0];
}

function earliest(instants: readonly Date[]): Date | undefined {
  return instants.toSorted((a, b) => a.getTime() - b.getTime())[0];
}
