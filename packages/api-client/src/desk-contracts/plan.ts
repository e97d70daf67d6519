import * as z from 'zod/mini';
import { count, signedMoney } from '../contracts/wire-fields.ts';
import { get } from './desk-call.ts';
import { askedDate, countText, stayDates, text } from './stay-fields.ts';

const flag = z.optional(z.boolean());
/** The place of a room or a stay in its list: shorter than its id. */
const index = z.int().check(z.gte(0));

/** The most days that one plan shows. */
export const MAX_PLAN_DAYS = 120;

/** A kind of room, and its nights from the first day of the plan on. */
const planType = z.object({
  id: text,
  title: text,
  /** The rooms that can be sold, by night; below 0 as many as are oversold. */
  free: z.array(z.int()),
  /** The rooms that guests have or hold, by night. */
  sold: z.array(count),
});

const planRoom = z.object({
  id: text,
  /** As it is on the door. */
  number: text,
  typeId: text,
  /** It is not clean, and no guests are in it. */
  isToClean: flag,
});

/** A stay with a night in the plan; what is false or $0 is left out. */
const planStay = z.object({
  id: text,
  reference: text,
  firstName: text,
  lastName: text,
  typeId: text,
  ...stayDates,
  rooms: count,
  /** Unpaid: its rooms are held for a while. */
  isHeld: flag,
  hasArrived: flag,
  hasLeft: flag,
  hasDog: flag,
  /** The guest's balance; below $0 the motel owes it. */
  balance: z.optional(signedMoney),
  /** The company that owes it, where the guest does not. */
  payer: z.optional(text),
  /** The room, the first night as days after the plan's first one, and how many nights in a row. */
  in: z.optional(z.array(z.tuple([index, z.int(), count]))),
});

/** The rooms of the motel over some weeks: every stay, hold and closure with a night in them. */
export const plan = z.object({
  /** The desk's date. */
  today: z.iso.date(),
  from: z.iso.date(),
  days: count,
  types: z.array(planType),
  rooms: z.array(planRoom),
  stays: z.array(planStay),
  closures: z.array(z.object({ id: text, room: index, ...stayDates, reason: text })),
  /** Rooms out of sale that have no number. */
  blocks: z.array(z.object({ id: text, typeId: text, ...stayDates, rooms: count, reason: text })),
  /** Rooms that are held for a change which waits for its payment. */
  changes: z.array(z.object({ stay: index, ...stayDates, rooms: count })),
});
export type Plan = z.output<typeof plan>;
export type PlanWire = z.input<typeof plan>;

export const PLAN_CALLS = {
  plan: get('clerk', '/plan', {
    /** From the Monday before today, unless it says another day. */
    query: z.object({
      from: z.optional(askedDate),
      days: z.pipe(countText, z.int().check(z.gte(1), z.lte(MAX_PLAN_DAYS))),
    }),
    answer: plan,
  }),
};
