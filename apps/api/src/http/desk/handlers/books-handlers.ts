import type { BOOKS_CALLS } from '@motel/api-client/desk-contracts';
import { parseCivilDate } from '@motel/booking-core';
import {
  aheadWire,
  checkMorning,
  findReceipt,
  issueReceipt,
  listTillDays,
  lookAhead,
  mailReceiptAtDesk,
  monthWire,
  moveCash,
  receiptsWire,
  receiptWire,
  reopenTill,
  showMonth,
  showReceipts,
  showTill,
  signOffTill,
} from '../../../desk/index.ts';
import { refuse, succeed } from '../../../shared/outcome.ts';
import type { DeskHandlers } from '../desk-handler.ts';

/** As many faults of a kind as a person reads. */
const MOST_FAULTS = 20;

export const booksHandlers: DeskHandlers<keyof typeof BOOKS_CALLS> = {
  async receipts(context, { parts }) {
    const shown = await showReceipts(context, parts.id);
    return shown.ok ? succeed(receiptsWire(shown.value)) : shown;
  },
  async issueReceipt(context, { parts, body, key, atDesk: { person } }) {
    const asked = { booking: parts.id, ...body };
    return issueReceipt(context, asked, { person, key, request: asked });
  },
  async receipt({ db }, { parts }) {
    const receipt = await findReceipt(db, parts.number);
    return receipt === undefined ? refuse('not-found', 'receipt-unknown') : succeed(receiptWire(receipt));
  },
  async mailReceipt(context, { parts, key, atDesk: { person } }) {
    return mailReceiptAtDesk(context, parts.number, { person, key, request: parts });
  },

  async till(context, { query, atDesk }) {
    const date = parseCivilDate(query.date);
    if (query.date !== undefined && date === undefined) return refuse('malformed', 'form-unexpected');
    return succeed(await showTill(context, atDesk.person, date));
  },
  async tillDays(context, { atDesk }) {
    return succeed(await listTillDays(context, atDesk.person));
  },
  async moveCash(context, { body, key, atDesk: { person } }) {
    return moveCash(context, body, { person, key, request: body });
  },
  async signOffTill(context, { body, key, atDesk: { person } }) {
    const date = parseCivilDate(body.date);
    if (date === undefined) return refuse('malformed', 'form-unexpected');
    return signOffTill(context, { ...body, date }, { person, key, request: body });
  },
  async reopenTill(context, { body, key, atDesk: { person } }) {
    const date = parseCivilDate(body.date);
    if (date === undefined) return refuse('malformed', 'form-unexpected');
    return reopenTill(context, { ...body, date }, { person, key, request: body });
  },

  month: async ({ db }, { query }) => succeed(monthWire(await showMonth(db, query.month))),
  ahead: async (context) => succeed(aheadWire(await lookAhead(context))),
  async morning(context) {
    const checks = await checkMorning(context);
    return succeed({
      checks: checks.map(({ faults, ...check }) => ({
        ...check,
        faults: faults.slice(0, MOST_FAULTS),
        more: Math.max(0, faults.length - MOST_FAULTS),
      })),
      faults: checks.reduce((count, { faults }) => count + faults.length, 0),
    });
  },
};
