import * as z from 'zod/mini';
import { stayTerms } from '../contracts/stay.ts';
import { money, moneyText, signedMoney } from '../contracts/wire-fields.ts';
import { get, post } from './desk-call.ts';
import { moveOut, roomChoice, shownMoves } from './rooms.ts';
import { backWays, handPrice, payWay, text, version, wantedStay, wantedStayQuery } from './stay-fields.ts';

/** The effect of a change on a stay, before it is made. */
export const deskChangePreview = z.object({
  /** Each part of the price, before and after. */
  parts: z.array(z.object({ label: text, before: signedMoney, after: signedMoney, difference: signedMoney })),
  before: money,
  after: money,
  /** Paid by the guest for the change, above $0; below $0 it goes back. A stay that owes more than this gives nothing back. */
  difference: signedMoney,
  /** How a difference below $0 goes back. */
  ways: backWays,
  /** The guest's balance after it, when the difference is paid. */
  balance: signedMoney,
  terms: stayTerms,
  /** A room of the stay that others have on a night that it gains, and the rooms that it could have from tonight on. */
  inTheWay: z.optional(
    z.object({
      roomId: text,
      number: text,
      date: z.iso.date(),
      /** The guest who has it, or the reason of its closure. */
      by: text,
      choices: z.array(roomChoice),
      /** Of guests who have not come: the other rooms by which the stay keeps its own. */
      moves: z.optional(z.array(moveOut)),
    }),
  ),
  /** Of guests in the house who move to another kind: its free rooms, the proposed one first. */
  choices: z.optional(z.array(roomChoice)),
  /** `Kept nights keep their price.` */
  words: z.array(text),
});
export type DeskChangePreviewWire = z.input<typeof deskChangePreview>;
export type DeskChangePreview = z.output<typeof deskChangePreview>;

/** Other dates, another kind or number of rooms, another party, or another price. */
export const CHANGE_STAY_CALLS = {
  previewChange: get('clerk', '/stays/{id}/change-preview', {
    query: z.object({
      ...wantedStayQuery,
      price: z.optional(moneyText),
      /** The room that the stay is to have. */
      roomId: z.optional(text),
    }),
    answer: deskChangePreview,
  }),
  /** Makes the change. By `link` the rooms are held, and the stay is as it was until it is paid. */
  changeStay: post('clerk', '/stays/{id}/change', {
    body: z.extend(wantedStay, {
      version,
      byHand: z.optional(handPrice),
      /** The difference that the person was shown; another one is refused. */
      difference: signedMoney,
      pay: payWay,
      /**
       * The room that it has from tonight or its first night on, and which of its rooms that one takes the place of. Guests in
       * the house who move to another kind without it get the proposed one.
       */
      room: z.optional(z.object({ roomId: text, insteadOf: z.optional(text) })),
      /** The arrivals that move so that it keeps its room, as the person was shown them. */
      moves: z.optional(shownMoves),
    }),
  }),
};
