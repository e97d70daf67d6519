import type { KindFacts } from './motel-facts.ts';
import { looksLikeDate } from './read-date.ts';
import { kindOfRoom, readKind } from './read-kind.ts';
import type { Concept } from './words.ts';

/** Whether a text looks like a value of each kind. */
export const LOOKS = {
  amount: (value) =>
    /^\D{0,6}\d[\d\s.,'’-]*\D{0,8}$/u.test(value) && !looksLikeDate(value.replace(/^\d{5}$/, '')),
  code: (value) => /\d/.test(value) || /^\S+$/u.test(value),
  count: (value) => /^\d{1,2}(?:[.,]0+)?(?:\s*\p{L}+)?$/u.test(value),
  date: looksLikeDate,
  flag: (value) => value.length < 12,
  kind: (value, kinds) => readKind(value, kinds) !== undefined,
  mail: (value) => value.includes('@'),
  name: (value) => /^(?!.*@)(?=.*\p{L})(?:\d{0,4}\D)*\d{0,4}$/u.test(value.replace(/\(.*\)/, '')),
  phone: (value) => (value.match(/\d/g)?.length ?? 0) > 5 && !/@|\p{L}{4}/u.test(value),
  room: (value, kinds) => kindOfRoom(value, kinds) !== undefined,
  text: () => true,
} satisfies Record<string, (value: string, kinds: readonly KindFacts[]) => boolean>;

export type ValueKind = keyof typeof LOOKS;

interface FieldShape {
  readonly values: ValueKind;
  /** The meanings of its heading, the surest first. */
  readonly heads: readonly (readonly Concept[])[];
  /** Meanings that may be beside them; any other turns the heading into another thing. */
  readonly also: ReadonlySet<string>;
  /** Several columns may have it. */
  readonly isMany?: true;
  /** A wrong column here would be a wrong stay: where it is not sure, the person is asked. */
  readonly matters?: true;
}

function shape(
  values: ValueKind,
  heads: string,
  also: string,
  more: Pick<FieldShape, 'isMany' | 'matters'> = {},
): FieldShape {
  const concepts = heads.split(', ').map((head) => head.split(' ') as Concept[]);
  return { values, heads: concepts, also: new Set([...also.split(' '), 'BOOKING']), ...more };
}

export const FIELDS = {
  name: shape('name', 'FULL_NAME, GUEST NAME, NAME, GUEST', 'CONTACT', { matters: true }),
  firstName: shape('name', 'FIRST NAME, FIRST', 'GUEST'),
  lastName: shape('name', 'LAST NAME, LAST', 'GUEST'),
  company: shape('text', 'COMPANY', 'NAME GUEST'),
  phone: shape('phone', 'PHONE, CONTACT', 'NUMBER GUEST CONTACT', { isMany: true }),
  email: shape('mail', 'MAIL, CONTACT', 'GUEST CONTACT'),
  kind: shape('kind', 'ROOM TYPE, TYPE, ROOM, ROOMS', 'NAME GUEST TYPE', { matters: true }),
  room: shape('room', 'ROOM NUMBER, ROOM', 'NAME'),
  checkIn: shape('date', 'ARRIVE', 'DATE TIME GUEST ROOM', { matters: true }),
  checkOut: shape('date', 'LEAVE', 'DATE TIME GUEST ROOM', { matters: true }),
  lastNight: shape('date', 'LAST_NIGHT', 'DATE'),
  nights: shape('count', 'NIGHT COUNT, NIGHT, LENGTH', 'COUNT NUMBER TOTAL ROOM ROOMS NIGHT LENGTH'),
  rooms: shape('count', 'ROOMS COUNT, ROOMS NUMBER, ROOM COUNT, ROOMS', 'TOTAL BOOKED', { matters: true }),
  adults: shape('count', 'ADULT', 'COUNT NUMBER GUEST PERSON TOTAL', { matters: true }),
  children: shape('count', 'CHILD', 'COUNT NUMBER GUEST PERSON TOTAL', { matters: true }),
  infants: shape('count', 'INFANT', 'COUNT NUMBER GUEST TOTAL'),
  persons: shape(
    'count',
    'PERSON COUNT, GUEST COUNT, PERSON, GUEST TOTAL, GUEST NUMBER, GUEST',
    'TOTAL NUMBER PERSON COUNT',
    { matters: true },
  ),
  ages: shape('text', 'AGE', 'CHILD GUEST'),
  pets: shape('count', 'PET', 'COUNT NUMBER TOTAL'),
  total: shape(
    'amount',
    'GRAND TOTAL, GRAND MONEY, TOTAL MONEY, TOTAL, MONEY, GROSS, RATE',
    'GROSS GUEST TOTAL MONEY CURRENCY RATE',
    { matters: true },
  ),
  beforeTax: shape(
    'amount',
    'NET TOTAL, NET MONEY, NET, ROOM TOTAL, ROOM MONEY, ROOM RATE',
    'ROOM TOTAL MONEY RATE GRAND',
    { matters: true },
  ),
  taxes: shape('amount', 'TAX', 'TOTAL MONEY', { isMany: true }),
  perNight: shape(
    'amount',
    'MONEY PER NIGHT, RATE PER NIGHT, MONEY NIGHT, RATE PER, MONEY PER, RATE NIGHT, RATE',
    'ROOM PER NIGHT DATE MONEY GROSS',
    { matters: true },
  ),
  paid: shape('amount', 'PAID, PAYMENT', 'MONEY TOTAL DEPOSIT GUEST PAYMENT', { matters: true }),
  due: shape('amount', 'DUE', 'MONEY TOTAL GUEST PAYMENT', { matters: true }),
  deposit: shape('amount', 'DEPOSIT', 'MONEY TOTAL'),
  currency: shape('text', 'CURRENCY', 'REFERENCE'),
  status: shape('text', 'STATUS', '', { matters: true }),
  confirmed: shape('flag', 'CONFIRMED', 'STATUS'),
  cancelled: shape('text', 'CANCEL', 'DATE'),
  source: shape('text', 'SOURCE', 'NAME'),
  reference: shape('code', 'REFERENCE, BOOKING NUMBER, BOOKING', 'NUMBER SOURCE'),
  note: shape('text', 'NOTE', 'GUEST ROOM', { isMany: true }),
};

export type FieldName = keyof typeof FIELDS;
export const FIELD_NAMES = Object.keys(FIELDS) as readonly FieldName[];
/** `none` is left out. */
export type Field = FieldName | 'none';
