import { requireKnown, requireObject } from '../result/kind.ts';
import { type Instant, instant } from '../stay/instant.ts';
import { instantAt } from '../stay/motel-time.ts';
import type { Stay } from '../stay/stay.ts';
import type { BookingStatus } from './booking-status.ts';
import { DAY_BEGINS, type HouseRules } from './house-rules.ts';

/**
 * The state of a stay: of its booking, of the motel's clock, and of its guests (S1–S12).
 * - `held`: not paid yet, its rooms are held
 * - `booked`: before its day of arrival
 * - `expected`: that day has begun, the check-in hour has not come
 * - `due`: its guests can come, and have not
 * - `missing`: its last night is over, and no guest came
 * - `in-house`: its guests are in, and have a night ahead
 * - `leaving`: they are in, and the day of departure has begun
 * - `overdue`: they are in, and the check-out hour has passed
 * - `left`: they were checked out
 * - `cancelled`: given up, or a no-show
 * - `refunded`: paid too late
 * - `lapsed`: never paid
 */
export type StayState =
  | ('held' | 'booked' | 'expected' | 'due' | 'missing')
  | ('in-house' | 'leaving' | 'overdue' | 'left')
  | ('cancelled' | 'refunded' | 'lapsed');

/** The facts by which a stay's state is known. Instants are milliseconds since 1970. */
export interface StayFacts extends Stay {
  readonly status: BookingStatus;
  /** When its guests came, and when they left; null before. */
  readonly arrivedAt: Instant | null;
  readonly leftAt: Instant | null;
}

/**
 * Returns the state of a stay (S1–S12). The hour of departure ends nothing by itself: guests are in the house until
 * the desk checks them out.
 * @param now milliseconds since 1970
 * @throws RangeError for a word that is no status, or an instant outside 1980 to 9999
 * @example
 * const house = { timeZone: 'America/Edmonton', ...DEFAULT_HOUSE_RULES };
 * const stay = { checkIn: civilDate('2027-07-04'), checkOut: civilDate('2027-07-06') };
 * const arrivedAt = instantAt(stay.checkIn, 16, house.timeZone);
 * const noon = instantAt(stay.checkOut, 12, house.timeZone);
 * stayState({ ...stay, status: 'confirmed', arrivedAt, leftAt: null }, noon, house); // → overdue
 */
export function stayState(stay: StayFacts, now: Instant, rules: HouseRules): StayState {
  instant(now);
  requireObject('rules', rules);
  requireObject('stay', stay);
  switch (stay.status) {
    case 'held':
    case 'cancelled':
    case 'refunded':
      return stay.status;
    case 'expired':
    case 'released':
      return 'lapsed';
    case 'confirmed':
      return confirmedState(stay, now, rules);
    default:
      throw new RangeError(`Not the status of a booking: ${String(stay.status)}`);
  }
}

function confirmedState(
  { checkIn, checkOut, arrivedAt, leftAt }: StayFacts,
  now: Instant,
  { timeZone, checkInHour, checkOutHour }: HouseRules,
): StayState {
  for (const at of [arrivedAt, leftAt]) if (at !== null) instant(at);
  const isOver = now >= instantAt(checkOut, checkOutHour, timeZone);
  const isBegun = now >= instantAt(checkIn, checkInHour, timeZone);
  if (leftAt !== null) return 'left';
  if (arrivedAt !== null) {
    if (isOver) return 'overdue';
    return now >= instantAt(checkOut, DAY_BEGINS, timeZone) ? 'leaving' : 'in-house';
  }
  if (isOver) return 'missing';
  if (isBegun) return 'due';
  return now >= instantAt(checkIn, DAY_BEGINS, timeZone) ? 'expected' : 'booked';
}

/** The verbs of a stay, in the order of the table's columns (S1–S12). Those that begin with `own-` are the guest's. */
export const STAY_VERBS = [
  'check-in',
  'check-out',
  'undo-check-in',
  'undo-check-out',
  'change',
  'give-room',
  'cancel',
  'no-show',
  'reinstate',
  'pay',
  'charge',
  'refund',
  'waive',
  'own-change',
  'own-request',
] as const;
/** The actions on a stay. */
export type StayVerb = (typeof STAY_VERBS)[number];

/** Why a verb is refused in a state: a code, whose sentence is the application's. */
export type StayRefusal =
  | ('hold-unpaid' | 'already-cancelled' | 'paid-too-late' | 'hold-lapsed')
  | ('check-in-early' | 'stay-in-already' | 'stay-not-in' | 'stay-out-already' | 'stay-over')
  | ('stay-not-begun' | 'stay-begun' | 'guest-has-come' | 'say-whether-come' | 'no-night-left')
  | ('nothing-to-undo' | 'reinstate-not-cancelled' | 'stay-begun-online' | 'request-too-late');

type Permission = true | StayRefusal;
type Row = Readonly<Record<StayVerb, Permission>>;

/** No verb of a stay that takes no rooms. */
function none(why: StayRefusal): Row {
  const every = Object.fromEntries(STAY_VERBS.map((verb) => [verb, why])) as Record<StayVerb, Permission>;
  return { ...every, reinstate: 'reinstate-not-cancelled', 'own-request': 'request-too-late' };
}

const MONEY = { pay: true, charge: true, refund: true, waive: true } as const;

/** Guests who have not come. */
const NOT_COME: Row = {
  'check-in': true,
  'check-out': 'stay-not-in',
  'undo-check-in': 'stay-not-in',
  'undo-check-out': 'nothing-to-undo',
  change: true,
  'give-room': true,
  cancel: true,
  'no-show': 'stay-not-begun',
  reinstate: 'reinstate-not-cancelled',
  ...MONEY,
  'own-change': true,
  'own-request': true,
};
/** The check-in hour has come: the guest's own changes end, and a stay that is given up is a no-show (X4). */
const DUE: Row = { ...NOT_COME, cancel: 'stay-begun', 'no-show': true, 'own-change': 'stay-begun-online' };
/** Guests who are in. */
const IN_HOUSE: Row = {
  ...DUE,
  'check-in': 'stay-in-already',
  'check-out': true,
  'undo-check-in': true,
  cancel: 'guest-has-come',
  'no-show': 'guest-has-come',
};
const LEAVING: Row = { ...IN_HOUSE, 'give-room': 'no-night-left' };

/** The actions that each state allows, and why not the others (S1–S12, in this order). */
const PERMISSIONS: Readonly<Record<StayState, Row>> = {
  held: { ...none('hold-unpaid'), pay: true },
  booked: { ...NOT_COME, 'check-in': 'check-in-early' },
  expected: NOT_COME,
  due: DUE,
  missing: {
    ...DUE,
    change: 'say-whether-come',
    'give-room': 'no-night-left',
    'own-request': 'request-too-late',
  },
  'in-house': IN_HOUSE,
  leaving: LEAVING,
  overdue: LEAVING,
  left: {
    ...none('stay-over'),
    'check-in': 'stay-out-already',
    'check-out': 'stay-out-already',
    'undo-check-out': true,
    ...MONEY,
  },
  cancelled: { ...none('already-cancelled'), reinstate: true, ...MONEY },
  refunded: { ...none('paid-too-late'), refund: true },
  lapsed: { ...none('hold-lapsed'), refund: true },
};

/** All states of a stay, in the order of their rules (S1–S12). */
export const STAY_STATES = Object.keys(PERMISSIONS) as readonly StayState[];

/**
 * Returns why a verb is refused in a state, or `undefined` where it may be done (S1–S12). Amounts and free rooms are
 * further questions.
 * @example
 * whyNotInState('in-house', 'no-show'); // → guest-has-come
 * whyNotInState('overdue', 'change'); // → undefined
 */
export function whyNotInState(state: StayState, verb: StayVerb): StayRefusal | undefined {
  requireStateAndVerb(state, verb);
  const permission = PERMISSIONS[state][verb];
  return permission === true ? undefined : permission;
}

function requireStateAndVerb(state: StayState, verb: StayVerb): void {
  requireKnown('state', state, STAY_STATES);
  requireKnown('verb', verb, STAY_VERBS);
}

/** Returns the rule number of a state and a verb: that of the row, and the place of the column (S1–S12). */
export function stayRule(state: StayState, verb: StayVerb): string {
  requireStateAndVerb(state, verb);
  return `S${STAY_STATES.indexOf(state) + 1}.${STAY_VERBS.indexOf(verb) + 1}`;
}

/**
 * Returns whether guests should have come by now, and have not: from the hour of the arrival day that the owner sets,
 * or the hour that the guest gave, whichever is later (S13).
 * @param hours the owner's hour, `missedHour`, 0 to 24; when the guest said to come, `saidToCome`, in ms since 1970
 */
export function isMissed(
  stay: StayFacts,
  now: Instant,
  rules: HouseRules,
  hours: { readonly missedHour: number; readonly saidToCome?: Instant | undefined },
): boolean {
  const { missedHour, saidToCome } = requireObject('hours', hours);
  const state = stayState(stay, now, rules);
  if (state === 'missing') return true;
  if (state !== 'due') return false;
  const by = instantAt(stay.checkIn, missedHour, rules.timeZone);
  return now >= Math.max(by, saidToCome ?? by);
}
