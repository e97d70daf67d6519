import * as z from 'zod/mini';
import { party } from '../contracts/stay.ts';
import { signedMoney } from '../contracts/wire-fields.ts';
import { instant, text, version } from './stay-fields.ts';

/** A kind of room. */
export const roomType = z.object({ id: text, title: text });

/** A stay as a row of the desk's lists. */
export const listedStay = z.object({
  id: text,
  /** Such as `LI-7K4QD`. */
  reference: text,
  /** Sent back with each press. */
  version,
  status: z.enum(['held', 'confirmed', 'cancelled', 'refunded', 'expired', 'released']),
  firstName: text,
  lastName: text,
  phone: text,
  type: roomType,
  /** Those of the night that a list is about; none while the stay has no numbers. */
  rooms: z.array(z.object({ id: text, number: text })),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  party,
  /** The balance; below $0 the motel owes it. */
  balance: signedMoney,
  /** The company that owes it, where the guest does not. */
  payer: z.optional(text),
  /** When the guest said to come. */
  expectedAt: z.optional(instant),
  /** When the desk checked the guest in. */
  arrivedAt: z.optional(instant),
  /** When the desk checked the guest out. */
  leftAt: z.optional(instant),
  /** Of an unpaid hold. */
  heldUntil: z.optional(instant),
});
export type ListedStayWire = z.input<typeof listedStay>;
export type ListedStay = z.output<typeof listedStay>;
