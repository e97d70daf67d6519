import {
  type CivilDate,
  cents,
  GUEST_FIELDS,
  type GuestFieldName,
  MAX_COUNT,
  MAX_EXTRA_PERSONS,
  MAX_NIGHTS,
  nightsOf,
  parseCivilDate,
  type Stay,
} from '@motel/booking-core';
import * as z from 'zod/mini';
import { store, stored } from '../storage.ts';
import { FORM_KEY } from './checkout-memory.ts';

const count = (least: number, most = MAX_COUNT) => z.int().check(z.gte(least), z.lte(most));
const text = (most: number) => z.string().check(z.maxLength(most));
const party = z.object({
  adults: count(1),
  children: count(0),
  infants: count(0),
  pets: count(0),
  rooms: count(1),
});
const money = z.pipe(
  z.int().check(z.gte(0)),
  z.transform((amount) => cents(amount)),
);
const date = z.pipe(
  z.string(),
  z.transform((written, context): CivilDate => {
    const found = parseCivilDate(written);
    if (found !== undefined) return found;
    context.issues.push({ code: 'custom', input: written, message: 'must be a date' });
    return z.NEVER;
  }),
);

const promotion = z.optional(z.object({ code: text(200), off: text(20), tariff: z.optional(z.unknown()) }));

const draft = z
  .object({
    propertyId: text(255).check(z.minLength(1)),
    checkIn: date,
    checkOut: date,
    guests: party,
    promotion,
    plan: z.optional(text(200)),
    subtotal: money,
    petFee: money,
    tax: money,
    total: money,
  })
  .check(z.refine((stay) => nightsOf(stay) >= 1 && nightsOf(stay) <= MAX_NIGHTS, 'must be 1 to 365 nights'));

/** A room beside the first one of a booking, for the same nights, as the guest chose it on its own page (§4.17). */
const orderRoom = z.object({
  propertyId: text(255).check(z.minLength(1)),
  guests: party,
  plan: z.optional(text(200)),
  promotion,
  /** Under which its guests ask for the key. @default the name of the guest who books */
  name: z.optional(text(200)),
});
export type OrderRoom = z.output<typeof orderRoom>;

const details = z.object(
  Object.fromEntries(GUEST_FIELDS.map(({ name, most }) => [name, text(most * 2)])) as Record<
    GuestFieldName,
    z.ZodMiniString
  >,
);

const filledIn = z.object({
  /** The id of the guest who filled it in. */
  userId: text(255),
  /** The draft that it was opened with. */
  draft,
  form: z.object({
    details,
    party,
    bringsPets: z.boolean(),
    extraPersons: count(0, MAX_EXTRA_PERSONS),
    wantedRooms: count(1),
    orders: z.optional(z.record(text(200), count(0))),
    moreRooms: z.optional(z.readonly(z.array(orderRoom))),
  }),
  promotion,
  key: z.optional(z.object({ key: text(64), forBody: z.string() })),
  /** The place in the order for which the guest now looks for a room: behind the last one, or in its stead. */
  roomAt: z.optional(count(0)),
});
export type FilledIn = z.output<typeof filledIn>;
/** A form as a visit begins with it. */
export type OpenedForm = Pick<FilledIn, 'form' | 'promotion' | 'key'>;

const entry = z.object({ draft });
export type ConfirmEntry = z.output<typeof entry>;

/** Reads `location.state`, which can hold anything; nothing unless it holds a draft that can be booked (§2). */
export function readConfirmEntry(state: unknown): ConfirmEntry | undefined {
  const read = entry.safeParse(state);
  return read.success ? read.data : undefined;
}

/** Reads a remembered form, which any script can have written. */
export function readFilledIn(value: unknown): FilledIn | undefined {
  const read = filledIn.safeParse(value);
  return read.success ? read.data : undefined;
}

const DAY = 24 * 3_600_000;

/** Remembers the form in this tab alone, until it is paid for, for a day, or until sign-out (decision 052). */
export function rememberForm(filledIn: FilledIn): void {
  store('sessionStorage', FORM_KEY, JSON.stringify({ at: Date.now(), filledIn }));
}

export function rememberedForm(): FilledIn | undefined {
  try {
    const { at, filledIn } = JSON.parse(stored('sessionStorage', FORM_KEY) ?? '{}');
    if (Date.now() - at < DAY) return readFilledIn(filledIn);
    store('sessionStorage', FORM_KEY, null);
  } catch {
    // Not ours.
  }
  return undefined;
}

export function areSameNights(one: Stay, other: Stay): boolean {
  return one.checkIn === other.checkIn && one.checkOut === other.checkOut;
}
