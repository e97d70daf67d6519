import {
  HOLD_HOURS,
  isNeededAtDesk,
  NO_GUEST,
  PAY_WAYS,
  type PayWay,
  ROOM_TRAITS,
  type RoomTrait,
  type TypedGuest,
} from '@motel/api-client/desk-contracts';
import {
  addDays,
  type Cents,
  civilDate,
  daysBetween,
  GUEST_FIELDS,
  type Party,
  parseCivilDate,
  toDollars,
} from '@motel/booking-core';
import { counted } from '@motel/content/english';
import { typedDollars } from '../../shared/field/typed-amount.tsx';
import { DETAIL_LABELS } from '../../shared/guest/details.ts';
import type { DeskMotel } from '../../shared/motel.tsx';
import { readParty } from '../../shared/party/PartyCounts.tsx';

/** A new stay in its fields, before a person types. */
export const EMPTY = {
  typeId: '',
  /** The plan by its id; empty for the plain one. */
  plan: '',
  /** For each of its rooms the one that was chosen: `null` as proposed, empty for any at check-in. */
  roomIds: [] as readonly (string | null)[],
  wishes: [] as readonly RoomTrait[],
  checkIn: '',
  nights: '1',
  adults: '1',
  children: '0',
  infants: '0',
  pets: '0',
  rooms: '1',
  guest: NO_GUEST as TypedGuest,
  note: '',
  isByHand: false,
  handTotal: '',
  handReason: '',
  pay: undefined as PayWay | undefined,
  /** Dollars that are paid now; empty for all. */
  deposit: '',
  /** The day on which the rest is asked for; empty for the day of arrival, at the desk. */
  restDue: '',
  /** The ids of the taxes that it does not pay, with commas between them; why, and by which number. */
  without: '',
  withoutReason: '',
  /** A promotion code. */
  code: '',
  /** For how many hours a link holds the rooms. */
  holdHours: '12',
};

export type Draft = Readonly<typeof EMPTY>;

export interface DraftProps {
  readonly draft: Draft;
  readonly onChange: (typed: Partial<Draft>) => void;
}

/** The labels of the guest's details: the number is that of a mobile, by which the guest signs in. */
export const LABELS = { ...DETAIL_LABELS, phone: 'Mobile number' };

/** The number is typed first. */
const NEEDED = GUEST_FIELDS.filter(isNeededAtDesk).toSorted(
  (a, b) => Number(b.kind === 'phone') - Number(a.kind === 'phone'),
);

/** The longest stay that is typed; the rules may allow less. */
const MOST_NIGHTS = 365;
const COUNT = /^\d{1,3}$/;

/** The entries from before a reload, without any that no field has. */
export function draftFrom(stored: unknown): Draft {
  if (typeof stored !== 'object' || stored === null) return EMPTY;
  const { guest, roomIds, wishes, ...texts } = entriesLike(EMPTY, stored);
  const areRooms = Array.isArray(roomIds) && roomIds.every((id) => id === null || typeof id === 'string');
  return {
    ...texts,
    guest: entriesLike(NO_GUEST, guest),
    roomIds: areRooms ? roomIds : [],
    wishes: ROOM_TRAITS.filter((trait) => Array.isArray(wishes) && wishes.includes(trait)),
    pay: PAY_WAYS.find((way) => 'pay' in stored && stored.pay === way),
  };
}

/** An object with the stored entries that are of the same types as its own. */
export function entriesLike<Shape extends object>(empty: Shape, stored: object | null): Shape {
  const types = new Map(Object.entries(empty).map(([name, value]) => [name, typeof value]));
  const known = Object.entries(stored ?? {}).filter(([name, value]) => types.get(name) === typeof value);
  return { ...empty, ...Object.fromEntries(known) };
}

/** The stay that another page asked for: `?type=&room=&from=&to=`. */
export function askedStay(params: URLSearchParams): Partial<Draft> {
  const [from, to] = [parseCivilDate(params.get('from')), parseCivilDate(params.get('to'))];
  const [type, room] = [params.get('type'), params.get('room')];
  const nights = from !== undefined && to !== undefined ? daysBetween(from, to) : 0;
  return {
    ...(type !== null && { typeId: type, roomIds: room === null ? [] : [room] }),
    ...(from !== undefined && { checkIn: from }),
    ...(nights > 0 && nights <= MOST_NIGHTS && { nights: String(nights) }),
  };
}

/** The day on which the guest leaves; empty while the dates are no dates. */
export function checkOutOf({ checkIn, nights }: Pick<Draft, 'checkIn' | 'nights'>): string {
  const from = parseCivilDate(checkIn);
  return from === undefined || !isNights(nights) ? '' : addDays(from, Number(nights));
}

/** The nights until another day of leaving; as they were where it is no day after the arrival. */
export function nightsUntil(
  { checkIn, nights }: Pick<Draft, 'checkIn' | 'nights'>,
  checkOut: string,
): string {
  const [from, to] = [parseCivilDate(checkIn), parseCivilDate(checkOut)];
  if (from === undefined || to === undefined) return nights;
  const count = daysBetween(from, to);
  return count >= 1 && count <= MOST_NIGHTS ? String(count) : nights;
}

/** The question for what can be sold; `undefined` while nights or party are not complete. */
export function deskOffersQuery({ checkIn, nights, ...draft }: Draft) {
  const { adults, children, infants, pets, rooms } = draft;
  const isDay = parseCivilDate(checkIn) !== undefined;
  if (!isNights(nights) || readParty(draft) === undefined || (checkIn !== '' && !isDay)) return undefined;
  return { ...(isDay && { checkIn }), nights, adults, children, infants, pets, rooms };
}

function isNights(nights: string): boolean {
  return COUNT.test(nights) && Number(nights) >= 1 && Number(nights) <= MOST_NIGHTS;
}

/** The question for the price of a kind of room; `undefined` while dates or party are not complete. */
export function wantedQuery(draft: Draft) {
  const checkOut = checkOutOf(draft);
  if (draft.typeId === '' || checkOut === '' || readParty(draft) === undefined) return undefined;
  const { typeId, checkIn, adults, children, infants, pets, rooms } = draft;
  return { typeId, checkIn, checkOut, adults, children, infants, pets, rooms };
}

/** The price by hand; `undefined` where the tariff's counts, or while it is no amount. */
export function handTotalOf(motel: DeskMotel, { isByHand, handTotal }: Draft): Cents | undefined {
  return isByHand ? typedDollars(motel, handTotal) : undefined;
}

/** Whether a part of the price is paid now, and the rest later. */
export function hasDeposit({ pay, deposit }: Pick<Draft, 'pay' | 'deposit'>): boolean {
  return pay !== undefined && pay !== 'later' && deposit.trim() !== '';
}

/** The deposit; `undefined` where all is paid at once, or while it is no amount. */
export function depositOf(motel: DeskMotel, draft: Draft): Cents | undefined {
  return hasDeposit(draft) ? typedDollars(motel, draft.deposit) : undefined;
}

/** The first missing entry, as a sentence. @param free rooms on the fullest night; absent while they are not known */
export function missing(motel: DeskMotel, draft: Draft, free?: number): string | undefined {
  if (draft.typeId === '') return 'Choose a room.';
  if (free !== undefined && free < Number(draft.rooms)) return tooFewWords(free);
  if (wantedQuery(draft) === undefined) return 'Type the dates and the guests.';
  if (draft.isByHand && handTotalOf(motel, draft) === undefined) return 'Type the price by hand.';
  if (draft.isByHand && draft.handReason.trim() === '') return 'Give the reason for the price by hand.';
  if (draft.without !== '' && draft.withoutReason.trim() === '')
    return 'Give the reason and the number of the exemption.';
  const detail = missingDetail(draft.guest);
  if (detail !== undefined) return detail;
  if (draft.pay === undefined) return 'Choose how the guest pays.';
  const isUnread = hasDeposit(draft) && depositOf(motel, draft) === undefined;
  return isUnread ? 'Type the deposit in dollars.' : undefined;
}

/** Why more rooms of a kind are not sold than are free on each night. */
export function tooFewWords(free: number): string {
  const left = free === 0 ? 'No room' : `Only ${counted(free, 'room')}`;
  return `${left} of this kind ${free > 1 ? 'are' : 'is'} free on all of these nights.`;
}

/** The first detail of a guest that the desk needs and that is missing, as a sentence. */
export function missingDetail(guest: TypedGuest): string | undefined {
  const detail = NEEDED.find(({ name }) => guest[name].trim() === '');
  return detail && `Type the guest’s ${LABELS[detail.name].toLowerCase()}.`;
}

/** Of a draft in which nothing is missing. @param total that was shown @param places as `roomPlacesOf` gives them */
export function bookingOf(motel: DeskMotel, draft: Draft, total: Cents, places: readonly string[]) {
  const roomIds = places.filter((id) => id !== '');
  const { typeId, checkIn, guest, wishes, without, pay = 'later' } = draft;
  const note = draft.note.trim();
  const [hand, deposit] = [handTotalOf(motel, draft), depositOf(motel, draft)];
  return {
    typeId,
    checkIn: civilDate(checkIn),
    checkOut: checkOutOf(draft),
    party: readParty(draft) as Party,
    guest,
    ...(hand !== undefined && { byHand: { total: toDollars(hand), reason: draft.handReason.trim() } }),
    ...(draft.plan !== '' && { plan: draft.plan }),
    ...(without !== '' && {
      exempt: Object.fromEntries(without.split(',').map((id) => [id, draft.withoutReason.trim()])),
    }),
    ...(roomIds.length > 0 && { roomIds }),
    ...(wishes.length > 0 && { wishes: [...wishes] }),
    ...(note !== '' && { note }),
    total: toDollars(total),
    pay,
    ...(deposit !== undefined && { deposit: toDollars(deposit) }),
    ...(deposit !== undefined && draft.restDue !== '' && { restDue: draft.restDue }),
    ...(draft.code.trim() !== '' && { code: draft.code.trim() }),
    ...(pay === 'link' && { holdHours: HOLD_HOURS.find((hours) => String(hours) === draft.holdHours) ?? 12 }),
  };
}
