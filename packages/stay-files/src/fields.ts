import type { Concept } from './words.ts';

/** The values that a field has, as they look. */
export type ValueKind =
  | 'amount'
  | 'code'
  | 'count'
  | 'date'
  | 'flag'
  | 'kind'
  | 'mail'
  | 'name'
  | 'phone'
  | 'room'
  | 'text';

/** A field of a booking as a column may have it. */
interface FieldShape {
  /** The meanings of its heading, the surest first. */
  readonly heads: readonly string[];
  /** Meanings that may be beside them; any other turns the heading into another thing. */
  readonly also: string;
  readonly values: ValueKind;
  /** Several columns may have it. */
  readonly isMany?: true;
  /** A wrong column here would be a wrong stay: where it is not sure, the person is asked. */
  readonly matters?: true;
}

const SHAPES = {
  name: {
    heads: ['FULL_NAME', 'GUEST NAME', 'NAME', 'GUEST'],
    also: 'CONTACT',
    values: 'name',
    matters: true,
  },
  firstName: { heads: ['FIRST NAME', 'FIRST'], also: 'GUEST', values: 'name' },
  lastName: { heads: ['LAST NAME', 'LAST'], also: 'GUEST', values: 'name' },
  company: { heads: ['COMPANY'], also: 'NAME GUEST', values: 'text' },
  phone: { heads: ['PHONE', 'CONTACT'], also: 'NUMBER GUEST CONTACT', values: 'phone', isMany: true },
  email: { heads: ['MAIL', 'CONTACT'], also: 'GUEST CONTACT', values: 'mail' },
  kind: {
    heads: ['ROOM TYPE', 'TYPE', 'ROOM', 'ROOMS'],
    also: 'NAME GUEST TYPE',
    values: 'kind',
    matters: true,
  },
  room: { heads: ['ROOM NUMBER', 'ROOM'], also: 'NAME', values: 'room' },
  checkIn: { heads: ['ARRIVE'], also: 'DATE TIME GUEST ROOM', values: 'date', matters: true },
  checkOut: { heads: ['LEAVE'], also: 'DATE TIME GUEST ROOM', values: 'date', matters: true },
  lastNight: { heads: ['LAST_NIGHT'], also: 'DATE', values: 'date' },
  nights: {
    heads: ['NIGHT COUNT', 'NIGHT', 'LENGTH'],
    also: 'COUNT NUMBER TOTAL ROOM ROOMS NIGHT LENGTH',
    values: 'count',
  },
  rooms: {
    heads: ['ROOMS COUNT', 'ROOMS NUMBER', 'ROOM COUNT', 'ROOMS'],
    also: 'TOTAL BOOKED',
    values: 'count',
    matters: true,
  },
  adults: { heads: ['ADULT'], also: 'COUNT NUMBER GUEST PERSON TOTAL', values: 'count', matters: true },
  children: { heads: ['CHILD'], also: 'COUNT NUMBER GUEST PERSON TOTAL', values: 'count', matters: true },
  infants: { heads: ['INFANT'], also: 'COUNT NUMBER GUEST TOTAL', values: 'count' },
  persons: {
    heads: ['PERSON COUNT', 'GUEST COUNT', 'PERSON', 'GUEST TOTAL', 'GUEST NUMBER', 'GUEST'],
    also: 'TOTAL NUMBER PERSON COUNT',
    values: 'count',
    matters: true,
  },
  ages: { heads: ['AGE'], also: 'CHILD GUEST', values: 'text' },
  pets: { heads: ['PET'], also: 'COUNT NUMBER TOTAL', values: 'count' },
  total: {
    heads: ['GRAND TOTAL', 'GRAND MONEY', 'TOTAL MONEY', 'TOTAL', 'MONEY', 'GROSS', 'RATE'],
    also: 'GROSS GUEST TOTAL MONEY CURRENCY RATE',
    values: 'amount',
    matters: true,
  },
  beforeTax: {
    heads: ['NET TOTAL', 'NET MONEY', 'NET', 'ROOM TOTAL', 'ROOM MONEY', 'ROOM RATE'],
    also: 'ROOM TOTAL MONEY RATE',
    values: 'amount',
    matters: true,
  },
  taxes: { heads: ['TAX'], also: 'TOTAL MONEY', values: 'amount', isMany: true },
  perNight: {
    heads: [
      'MONEY PER NIGHT',
      'RATE PER NIGHT',
      'MONEY NIGHT',
      'RATE PER',
      'MONEY PER',
      'RATE NIGHT',
      'RATE',
    ],
    also: 'ROOM PER NIGHT DATE MONEY GROSS',
    values: 'amount',
    matters: true,
  },
  paid: {
    heads: ['PAID', 'PAYMENT'],
    also: 'MONEY TOTAL DEPOSIT GUEST PAYMENT',
    values: 'amount',
    matters: true,
  },
  due: { heads: ['DUE'], also: 'MONEY TOTAL GUEST PAYMENT', values: 'amount', matters: true },
  deposit: { heads: ['DEPOSIT'], also: 'MONEY TOTAL', values: 'amount' },
  currency: { heads: ['CURRENCY'], also: 'REFERENCE', values: 'text' },
  status: { heads: ['STATUS'], also: '', values: 'text', matters: true },
  confirmed: { heads: ['CONFIRMED'], also: 'STATUS', values: 'flag' },
  cancelled: { heads: ['CANCEL'], also: 'DATE', values: 'text' },
  source: { heads: ['SOURCE'], also: 'NAME', values: 'text' },
  reference: {
    heads: ['REFERENCE', 'BOOKING NUMBER', 'BOOKING'],
    also: 'NUMBER SOURCE',
    values: 'code',
  },
  note: { heads: ['NOTE'], also: 'GUEST ROOM', values: 'text', isMany: true },
} as const satisfies Record<string, FieldShape>;

export type FieldName = keyof typeof SHAPES;
export const FIELD_NAMES = Object.keys(SHAPES) as readonly FieldName[];
/** The field of a column; `none` is left out. */
export type Field = FieldName | 'none';

interface ReadShape extends Omit<FieldShape, 'heads' | 'also'> {
  readonly heads: readonly (readonly Concept[])[];
  readonly also: ReadonlySet<string>;
}

/** The shape of each field, its words apart. */
export const FIELDS = Object.fromEntries(
  Object.entries(SHAPES as Record<string, FieldShape>).map(([name, { heads, also, ...shape }]) => [
    name,
    { ...shape, heads: heads.map((head) => head.split(' ')), also: new Set([...also.split(' '), 'BOOKING']) },
  ]),
) as unknown as Readonly<Record<FieldName, ReadShape>>;
