import {
  type AmountFeeData,
  type ArticleData,
  type DemandData,
  type NightlyData,
  type PercentFeeData,
  type PlanData,
  type PolicyData,
  ROUNDING_NAMES,
} from '@motel/booking-core';
import { type HouseFeeData, WEEK } from '@motel/booking-core/rates';
import * as z from 'zod/mini';
import { statedLine } from '../contracts/stay.ts';
import { count } from '../contracts/wire-fields.ts';
import { get, post } from './desk-call.ts';

const text = z.string();
const date = z.iso.date();
/** Decimal dollars; the server says in a sentence when an amount cannot be a price. */
const dollars = z.number();
const rooms = z.array(text).check(z.minLength(1), z.maxLength(500));
const days = z.optional(z.array(z.enum(WEEK)).check(z.minLength(1), z.maxLength(7)));

/** The limits of a night, as the tariff writes them. */
const limits = {
  minNights: z.optional(z.int()),
  maxNights: z.optional(z.int()),
  closed: z.optional(z.boolean()),
  closedToArrival: z.optional(z.boolean()),
  closedToDeparture: z.optional(z.boolean()),
};

/** Nights of some rooms, first and last inclusive, at a price or by so much more than now. */
const nights = z.object({
  rooms,
  from: date,
  to: date,
  on: days,
  price: z.optional(dollars),
  /** Dollars, or percent, more than each night costs now; below 0 less. */
  more: z.optional(z.object({ amount: z.optional(z.number()), percent: z.optional(z.number()) })),
  ...limits,
});
export type SetNights = z.output<typeof nights>;

/** All year has neither name nor dates. */
const seasonId = { name: z.optional(text), from: z.optional(date), to: z.optional(date) };
const row = z.object({ rooms, on: days, price: z.optional(dollars), ...limits });
export const season = z.object({ ...seasonId, rows: z.array(row).check(z.maxLength(2000)) });
export type SeasonWire = z.output<typeof season>;
export type SeasonRowWire = z.output<typeof row>;

/** Nights in a row, the first and the last one inclusive. */
const span = z.object({ from: date, to: date });
export type NightSpanWire = z.output<typeof span>;

/** A shorter season, or with neither name nor dates nights set by hand, with the nights on which it wins. */
const standsAbove = z.object({ ...seasonId, on: z.array(span) });
export type StandsAboveWire = z.output<typeof standsAbove>;

/** The nights to come on which a season wins, and on which something else wins over it. */
const reach = { wins: z.array(span), above: z.array(standsAbove) };
const listedSeason = z.extend(season, reach);
export type ListedSeason = z.output<typeof listedSeason>;
export type RateReachWire = Pick<ListedSeason, keyof typeof reach>;

const step = z.object({
  fromNight: z.int(),
  off: text,
  wholeStay: z.optional(z.boolean()),
  room: z.optional(z.readonly(rooms)),
});
export type StepWire = z.output<typeof step>;

/** A promotion code, as the tariff writes it. */
export const rateCode = z.object({
  code: text,
  /** Off the price of the room nights: a percentage such as `10%`, or dollars such as `25`. */
  off: text,
  /** The nights that it is about, both inclusive. */
  from: z.optional(date),
  to: z.optional(date),
  /** The days of booking on which it is valid, both inclusive. */
  bookedFrom: z.optional(date),
  bookedTo: z.optional(date),
  minNights: z.optional(z.int()),
  /** The most bookings with it. */
  uses: z.optional(z.int()),
  /** @default all */
  room: z.optional(z.readonly(rooms)),
  /** The plans that it is for, by their ids. @default those that need no code */
  plan: z.optional(z.readonly(z.array(text).check(z.minLength(1), z.maxLength(50)))),
});
export type RateCode = z.output<typeof rateCode>;

/** A part of the tariff as the tariff writes it, with its rooms and plans as lists. */
export type Listed<Part> = {
  readonly [Field in keyof Part]:
    | (Field extends 'room' | 'plan'
        ? readonly string[]
        : Field extends 'nightly'
          ? readonly Listed<NightlyData>[]
          : Part[Field])
    | (undefined extends Part[Field] ? undefined : never);
};

/** The taxes of a fee are put into the tariff's own before that is checked. */
const isEntry = z.looseObject({ taxes: z.optional(z.array(text)) });
/** A list of the tariff: its check says in a sentence what is wrong in an entry, by its name and the field. */
export function listOf<Part>(most = 10_000) {
  const entry = z.custom<Part>((value) => isEntry.safeParse(value).success);
  return z.array(entry).check(z.maxLength(most));
}

interface Labelled {
  readonly label: string;
}
/** A tax, or a fee, of an amount or a percentage (F11, F12, F17, F25 to F27). */
export type FeeWire = Listed<{ readonly id: string } & Partial<AmountFeeData & PercentFeeData>>;
/** A fee that every stay pays and that is no tax (F2, F39). */
export type HouseFeeWire = Listed<HouseFeeData>;
/** An article that is charged besides a stay (F29). */
export type ArticleWire = Listed<ArticleData & Labelled>;
/** A way in which rooms are sold (F33–F35). */
export type RatePlanWire = Listed<PlanData & Labelled>;
/** Terms of cancelling and paying (F15, F30, F32, F36). */
export type RateTermsWire = Listed<PolicyData>;
/** A price by demand (F38). */
export type DemandRuleWire = Listed<DemandData>;

/**
 * A change of the rates: nights by hand, a season or all year, the steps of long stays, a code, whole lists of the tariff,
 * of which those that are absent stay, or a change undone.
 */
export const rateChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nights'), nights: z.array(nights).check(z.minLength(1), z.maxLength(400)) }),
  z.object({
    kind: z.literal('season'),
    /** The season that it changes; absent for a new one. */
    was: z.optional(z.object(seasonId)),
    /** As it will be; absent when it ends. */
    season: z.optional(season),
    /** Seasons that override it, and end on its nights. */
    ends: z.optional(z.array(z.object(seasonId)).check(z.maxLength(100))),
  }),
  z.object({ kind: z.literal('steps'), steps: z.array(step).check(z.maxLength(50)) }),
  z.object({
    kind: z.literal('code'),
    /** The code that it changes; absent for a new one. */
    was: z.optional(text),
    /** As it will be; absent when it ends. */
    code: z.optional(rateCode),
  }),
  z.object({
    kind: z.literal('lists'),
    taxes: z.optional(listOf<FeeWire>(30)),
    /** Of the total. */
    round: z.optional(z.enum(ROUNDING_NAMES)),
    articles: z.optional(listOf<ArticleWire>(200)),
    /** Those of the house. */
    fees: z.optional(listOf<HouseFeeWire>(30)),
    plans: z.optional(listOf<RatePlanWire>(50)),
    policies: z.optional(listOf<RateTermsWire>(200)),
    demand: z.optional(listOf<DemandRuleWire>(50)),
  }),
  z.object({ kind: z.literal('undo'), version: count }),
]);
export type RateChange = z.output<typeof rateChange>;

/** Where a price comes from: all year, its days of the week, a season, or a change of single nights. */
export const RATE_SOURCES = ['base', 'weekday', 'season', 'hand'] as const;
/** A night of a room type; a closed one has no price. */
const soldNight = z.object({ date, price: z.optional(dollars), sold: count });
const monthNight = z.object({
  ...soldNight.shape,
  ...limits,
  source: z.optional(z.enum(RATE_SOURCES)),
  /** Rooms that are still for sale. */
  free: count,
  /** Its price now, where demand changes it, and by which rules. */
  now: z.optional(dollars),
  why: z.optional(text),
});
export type MonthNightWire = z.output<typeof monthNight>;

export const rateMonth = z.object({
  version: count,
  /** `yyyy-mm`. */
  month: text,
  /** The desk's date: nights gone by keep their price. */
  today: date,
  rooms: z.array(
    z.object({
      id: text,
      title: text,
      capacity: count,
      /** The owner sells it (D13). */
      inStock: z.boolean(),
      nights: z.array(monthNight),
    }),
  ),
  /** All year first. */
  seasons: z.array(listedSeason),
  steps: z.array(step),
  /** How the prices stand to the taxes: `before taxes`. */
  taxes: text,
  /** Fees and taxes, in their order. */
  fees: z.array(z.object({ label: text, amount: text })),
});
export type RateMonth = z.output<typeof rateMonth>;

/** A price, or the sentence that says why there is none. */
const guestPrice = z.object({
  lines: z.array(z.extend(statedLine, { amount: dollars })),
  total: z.optional(z.number()),
  refusal: z.optional(text),
  /** The guest's terms, in the order of time: what is paid and kept when, each a sentence; in each language of the motel. */
  reads: z.optional(z.array(z.object({ language: text, sentences: z.array(text) }))),
  /** The amounts that these terms keep of a late cancellation and of a no-show, and that are paid on booking. */
  policy: z.optional(z.object({ late: dollars, noShow: dollars, paid: dollars })),
});
export type GuestPrice = z.output<typeof guestPrice>;

/** The prices and restrictions of a room type's changed nights, before and after. */
const changedRoom = z.object({ room: text, before: text, after: text });

export const ratePreview = z.object({
  /** The nights that change, of any room type. */
  nights: count,
  /** The same as dates; the first 12 spans. */
  spans: z.array(span),
  /** The room types of which some change. */
  rooms: z.array(changedRoom),
  /** The rates above the changed season, which keep their nights. */
  above: z.array(standsAbove),
  /** Booked stays that have some of these nights, and keep their price. */
  stays: count,
  /** Room-nights that are still for sale among them. */
  free: count,
  /** The guest's price for the stay asked about, now and after the change. */
  pays: z.optional(z.object({ now: guestPrice, after: z.optional(guestPrice) })),
  /** The total of that stay in each plan after the change, in their order; where one does not fit, why. */
  plans: z.optional(
    z.array(z.object({ id: text, label: text, total: z.optional(z.number()), refusal: z.optional(text) })),
  ),
});
export type RatePreview = z.output<typeof ratePreview>;

const askedStay = z.object({
  room: text,
  from: date,
  to: date,
  party: z.object({ adults: count, children: count, infants: count, pets: count }),
  /** By its id. @default the tariff's own prices */
  plan: z.optional(text),
});
export type RateStay = z.output<typeof askedStay>;

/** `coming`: its days of booking are to come. `over`: they, or its nights, have gone by. `used-up`: by its bookings. */
export const CODE_STATES = ['valid', 'coming', 'over', 'used-up'] as const;
const listedCode = z.extend(rateCode, {
  /** In parts: the discount, and the stays that it is for. */
  words: z.array(text),
  state: z.enum(CODE_STATES),
  /** Bookings with it that are held or confirmed. */
  used: count,
});
export type ListedCode = z.output<typeof listedCode>;

const listedChange = z.object({
  version: count,
  at: z.iso.datetime(),
  by: text,
  note: text,
  /** Nothing later has changed the same nights. */
  mayUndo: z.boolean(),
  /** It undoes another one. */
  isUndo: z.boolean(),
});

const named = z.array(z.object({ id: text, label: text }));
/** The facts that the pages of lists have: the version of the rates, their currency (ISO code), the day, the kinds of room. */
const facts = {
  version: count,
  currency: text,
  today: date,
  rooms: z.array(z.object({ id: text, title: text })),
};

export const RATE_CALLS = {
  /** A month of prices by room type; `{month}` is such as `2027-07`, or `now`. */
  rateMonth: get('clerk', '/rates/months/{month}', { answer: rateMonth }),
  /** The same nights 364 days before, which begin on the same days of the week: their price then, and rooms sold. */
  rateLastYear: get('clerk', '/rates/months/{month}/last-year', {
    answer: z.object({ rooms: z.array(z.object({ id: text, nights: z.array(soldNight) })) }),
  }),
  /** The changes of the rates with their person and time, newest first. */
  rateChanges: get('clerk', '/rates/changes', { answer: z.object({ changes: z.array(listedChange) }) }),
  rateCodes: get('clerk', '/rates/codes', {
    answer: z.object({
      ...facts,
      plans: named,
      codes: z.array(listedCode),
    }),
  }),
  /** The taxes in the order of the bill, and what they can be taken of. */
  rateTaxes: get('clerk', '/rates/taxes', {
    answer: z.object({
      ...facts,
      taxes: listOf<FeeWire>(),
      /** Rounding of the total. */
      round: z.enum(ROUNDING_NAMES),
      /** The other fees, of which a percentage can be taken. */
      extras: named,
    }),
  }),
  /** The articles and the fees of the house, and the percentages that they can pay. */
  articles: get('clerk', '/rates/articles', {
    answer: z.object({
      ...facts,
      articles: listOf<ArticleWire>(),
      fees: listOf<HouseFeeWire>(),
      /** `isOfRooms`: it is taken of the rooms, and of a new fee. */
      taxes: z.array(z.object({ id: text, label: text, isOfRooms: z.boolean() })),
    }),
  }),
  /** The plans in their order, with what they can include and the stays to come that each has sold. */
  ratePlans: get('clerk', '/rates/plans', {
    answer: z.object({
      ...facts,
      plans: listOf<RatePlanWire>(),
      policies: listOf<RateTermsWire>(),
      /** By the plan's id. */
      stays: z.record(text, count),
      articles: named,
    }),
  }),
  /** The terms in their order, of which the last that fits holds, those of a plan first; and stays to come that keep theirs. */
  rateTerms: get('clerk', '/rates/terms', {
    answer: z.object({
      ...facts,
      policies: listOf<RateTermsWire>(),
      plans: named,
      stays: count,
    }),
  }),
  /** The prices by demand, each on what the one before it made of a price. */
  rateDemand: get('clerk', '/rates/demand', {
    answer: z.object({ ...facts, demand: listOf<DemandRuleWire>() }),
  }),
  /** The effect of a change; a code prices the stay after it. Changes nothing. */
  previewRates: post('clerk', '/rates/preview', {
    body: z.object({ change: z.optional(rateChange), stay: z.optional(askedStay) }),
    answer: ratePreview,
  }),
  /** Puts a change into force. `version` is the one that the person saw: after another one it is refused. */
  changeRates: post('owner', '/rates', {
    body: z.object({ version: count, change: rateChange }),
    answer: z.object({ version: count }),
  }),
};
