import { requireFlag, requireKnown, requireObject } from '../result/kind.ts';
import { addDays, type CivilDate, civilDate } from '../stay/civil-date.ts';
import { type Instant, instant } from '../stay/instant.ts';

/**
 * The state of a room with a number, tonight (H1–H7).
 * - `ready`: free, and clean
 * - `to-clean`: free, and not clean
 * - `arriving`: sold tonight to guests who have not come, and clean
 * - `arriving-unclean`: the same, and not clean
 * - `in-house`: its guests are in, and have tonight
 * - `leaving`: guests are in it whose last night is over
 * - `closed`: out of order
 */
export type RoomState =
  | ('ready' | 'to-clean' | 'arriving' | 'arriving-unclean')
  | ('in-house' | 'leaving' | 'closed');

/** The guests of a room: none, those who have it tonight and have not come or are in, or those of before, still in. */
export type RoomGuests = 'none' | 'arriving' | 'in-house' | 'leaving';

/** The facts by which a room's state is known. */
export interface RoomFacts {
  readonly isClosed: boolean;
  readonly guests: RoomGuests;
  readonly isClean: boolean;
}

/**
 * Returns the state of a room (H1–H7). Guests who are in it come before everything else: a room is not free because their
 * nights are over.
 * @example
 * roomState({ isClosed: false, guests: 'leaving', isClean: true }); // → leaving
 */
export function roomState(facts: RoomFacts): RoomState {
  const { isClosed, guests, isClean } = requireObject('facts', facts);
  requireFlag('isClosed', isClosed);
  requireFlag('isClean', isClean);
  switch (guests) {
    case 'in-house':
    case 'leaving':
      return guests;
    case 'arriving':
      return isClean ? 'arriving' : 'arriving-unclean';
    case 'none':
      if (isClosed) return 'closed';
      return isClean ? 'ready' : 'to-clean';
    default:
      throw new RangeError(`Not the guests of a room: ${String(guests)}`);
  }
}

/** The verbs of a room, in the order of the table's columns (H1–H7). */
export const ROOM_VERBS = ['offer', 'check-in', 'close', 'retire'] as const;
/** The actions on a room tonight: offer it as ready, check its own guests in, close it, give it up. */
export type RoomVerb = (typeof ROOM_VERBS)[number];

/** Why a verb is refused in a state: a code, whose sentence is the application's. */
export type RoomRefusal = 'room-unclean' | 'room-sold-tonight' | 'room-in-use' | 'room-closed';

type Row = Readonly<Record<RoomVerb, true | RoomRefusal>>;

const SOLD = { offer: 'room-sold-tonight', close: true, retire: 'room-sold-tonight' } as const;

const PERMISSIONS: Readonly<Record<RoomState, Row>> = {
  ready: { offer: true, 'check-in': true, close: true, retire: true },
  'to-clean': { offer: 'room-unclean', 'check-in': 'room-unclean', close: true, retire: true },
  arriving: { ...SOLD, 'check-in': true },
  'arriving-unclean': { ...SOLD, 'check-in': 'room-unclean' },
  'in-house': { offer: 'room-in-use', 'check-in': 'room-in-use', close: true, retire: 'room-in-use' },
  leaving: { offer: 'room-in-use', 'check-in': 'room-in-use', close: 'room-in-use', retire: 'room-in-use' },
  closed: { offer: 'room-closed', 'check-in': 'room-closed', close: 'room-closed', retire: 'room-closed' },
};

/** All states of a room, in the order of their rules (H1–H7). */
export const ROOM_STATES = Object.keys(PERMISSIONS) as readonly RoomState[];

/**
 * Returns why a verb is refused for a room in a state, or `undefined` where it may be done (H1–H7).
 * @example
 * whyNotWithRoom('to-clean', 'offer'); // → room-unclean
 */
export function whyNotWithRoom(state: RoomState, verb: RoomVerb): RoomRefusal | undefined {
  requireKnown('state', state, ROOM_STATES);
  requireKnown('verb', verb, ROOM_VERBS);
  const permission = PERMISSIONS[state][verb];
  return permission === true ? undefined : permission;
}

/** The facts by which a room is clean; each is absent where it never happened. */
export interface CleaningFacts {
  /** The last night on which guests slept in it. */
  readonly slept?: CivilDate | undefined;
  /** When guests last left it: checked out, or moved to another room. Milliseconds since 1970. */
  readonly vacatedAt?: Instant | undefined;
  /** The last cleaning, with the desk's date. */
  readonly cleaned?: { readonly at: Instant; readonly date: CivilDate } | undefined;
}

/**
 * Returns whether a room is clean: it was cleaned after the last guests left it, and on a day after the last night that
 * was slept in it (H8). A room that was never used is clean.
 */
export function isRoomClean(facts: CleaningFacts): boolean {
  const { slept, vacatedAt, cleaned } = requireObject('facts', facts);
  if (vacatedAt !== undefined) instant(vacatedAt);
  if (slept === undefined && vacatedAt === undefined) return true;
  if (cleaned === undefined) return false;
  requireObject('cleaned', cleaned);
  return (
    (vacatedAt === undefined || cleaned.at >= vacatedAt) &&
    (slept === undefined || civilDate(cleaned.date) >= addDays(slept, 1))
  );
}
