import {
  type CodeData,
  CURRENCIES,
  type DemandData,
  type NightlyData,
  type PeriodData,
  type PlanData,
  ROUNDING_NAMES,
} from '@motel/booking-core';
import { WEEK } from '@motel/booking-core/rates';
import * as z from 'zod/mini';
import { dollars } from './dollars.ts';
import { date, flag, oneOf, type ReadOnly, text, whole, words } from './fields.ts';

/** The motel's first prices beside each room's own, its amounts read. */
export type Rates = ReadOnly<z.infer<typeof ratesShape>>;

const nights = whole(1, 365);

const CURRENCY = 'must be the code of a currency, such as CAD';
const AMOUNT = 'must be an amount with at most two places, such as 2.50, or one for each room';
const CHANGE = "must be a whole number from 0 to 8760, or 'never'";
const PERCENT = 'must be a percentage from 0 to 100 with at most 4 decimals, such as 9.975';

const rounding = z.exactOptional(oneOf(...ROUNDING_NAMES));

/** A tax in per cent or of an amount; which field goes with which, a tariff's check says (F1). */
const tax = z.strictObject({
  id: text,
  label: words,
  /** As receipts name it, with the motel's registration number; left out, receipts have its label. */
  tax: z.exactOptional(z.strictObject({ name: words, number: z.exactOptional(text) })),
  percent: z.exactOptional(
    z.number(PERCENT).check(
      z.gte(0, PERCENT),
      z.lte(100, PERCENT),
      z.refine((share) => `${share}`.length < 9, PERCENT),
    ),
  ),
  /** The lines that a percentage is taken of; left out, the nights, the extras and the fees. */
  of: z.exactOptional(z.array(text)),
  round: rounding,
  /** The prices have the percentage in them. */
  included: z.exactOptional(flag),
  /** It is taken of its lines without the taxes in them (F37). */
  net: z.exactOptional(flag),
  /** For all rooms alike, or by the room. */
  amount: z.exactOptional(z.union([dollars(0), z.record(z.string(), dollars(0))], AMOUNT)),
  each: z.exactOptional(oneOf('room', 'person', 'adult', 'child', 'infant', 'extra-person', 'pet')),
  per: z.exactOptional(oneOf('night', 'stay')),
  firstNights: z.exactOptional(nights),
  /** A stay pays no more. */
  most: z.exactOptional(dollars(0)),
  /** Of stays that begin within these dates. */
  from: z.exactOptional(date),
  to: z.exactOptional(date),
  /** Stays of so many nights or more do not pay it. */
  exemptFromNights: z.exactOptional(whole(2, 365)),
  /** Its line is on a bill at 0 too; left out, that of a percentage that is added. */
  always: z.exactOptional(flag),
});

const ofTaxes = { tax: true, percent: true, of: true, round: true, included: true, net: true } as const;
/** A fee of an amount, which is no tax. */
const fee = z.omit(tax, ofTaxes);

const season = z.strictObject({
  name: z.exactOptional(text),
  from: z.exactOptional(date),
  to: z.exactOptional(date),
  on: z.exactOptional(z.array(oneOf(...WEEK))),
  minNights: z.exactOptional(nights),
  maxNights: z.exactOptional(nights),
  /** In dollars more than the room's price per night. */
  more: dollars(0),
});

const plan = z.pipe(
  z.looseObject({ id: text, label: words }),
  z.transform((entry) => entry as unknown as PlanData),
);
const plans = z.exactOptional(z.union([text, z.array(text)], 'must be a plan, or a list of them'));
const rooms = z.exactOptional(z.union([text, z.array(text)], 'must be a room, or a list of them'));

/** Entries as a tariff of `booking-core` has them, whose check reads them. */
const entriesOf = <Entry>() => z.exactOptional(z.array(z.custom<Entry>()));

export const ratesShape = z.strictObject({
  petFeePerPet: dollars(0),
  extraPersonCharge: dollars(0),
  chargedBy: oneOf('stay', 'night'),
  /** ISO code, one of `CURRENCIES`. */
  currency: z.string('must be text').check(z.refine((code) => CURRENCIES.includes(code), CURRENCY)),
  /** Charged of every stay, before the taxes, which name those that pay them in `of` (F39). */
  fees: z.exactOptional(z.array(fee)),
  /** In the order in which they are charged. */
  taxes: z.array(tax),
  /** Of a stay's total. */
  round: rounding,
  policies: z
    .array(
      z.strictObject({
        name: z.exactOptional(text),
        freeHours: z.exactOptional(whole(0, 8760)),
        /** Free until this hour of the day that is so many hours before, whole days (F15). */
        freeAt: z.exactOptional(whole(0, 23)),
        keep: text,
        /** Kept when the guest does not come, where that is another part. */
        noShow: z.exactOptional(text),
        /** Guests change their stay themselves until so many hours before check-in. */
        changeHours: z.exactOptional(z.union([whole(0, 8760), z.literal('never')], CHANGE)),
        /** Paid on booking: a part as `keep` has it, or dollars (F30). */
        deposit: z.exactOptional(z.union([text, z.number()])),
        /** The rest is asked for so many days before check-in. */
        restDays: z.exactOptional(whole(0, 365)),
        /** Nothing is paid on booking: a card is left, and charged what is kept, or nothing is (F32). */
        guarantee: z.exactOptional(oneOf('card', 'none')),
        /** Only of stays by these plans, of so many nights or rooms, in these rooms, with check-in within these dates (F36). */
        plan: plans,
        fromNights: z.exactOptional(whole(2, 365)),
        fromRooms: z.exactOptional(whole(2, 1000)),
        room: rooms,
        from: z.exactOptional(date),
        to: z.exactOptional(date),
      }),
    )
    .check(z.minLength(1, 'must have the terms of cancelling')),
  /** Charged besides a stay; a price left out is said at each charge (F29). */
  articles: z.exactOptional(
    z.array(
      z.strictObject({
        id: text,
        label: words,
        price: z.exactOptional(dollars(0)),
        isCredit: z.exactOptional(flag),
        taxes: z.exactOptional(z.array(text)),
        /** Guests may order it with a stay, at most so many a night (F31). */
        offered: z.exactOptional(oneOf('stay', 'night')),
        stock: z.exactOptional(whole(1, 1000)),
      }),
    ),
  ),
  /** The ways in which rooms are sold, as a tariff of `booking-core` has them, whose check reads the rest (F33). */
  plans: z.exactOptional(z.array(plan)),
  seasons: z.exactOptional(z.array(season)),
  /** Prices and restrictions of nights as the desk has set them, behind those of rooms and seasons. */
  nightly: entriesOf<NightlyData>(),
  periods: entriesOf<PeriodData>(),
  codes: entriesOf<CodeData>(),
  demand: entriesOf<DemandData>(),
  steps: z.array(
    z.strictObject({
      fromNight: whole(2, 365),
      off: text,
      /** A stay of so many nights is cheaper from its first one on. */
      wholeStay: z.exactOptional(flag),
      room: rooms,
    }),
  ),
});
