import type { BOOKS_CALLS } from '@motel/api-client/desk-contracts';
import { parseCivilDate } from '@motel/booking-core';
import {
  aheadWire,
  askProvider,
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
  resolveEntry,
  retryMail,
  showMonth,
  showReceipts,
  showTill,
  signOffTill,
} from '../../../desk/index.ts';
import { refuse, succeed } from '../../../shared/outcome.ts';
import { byPerson } from '../by-person.ts';
import type { DeskHandlers } from '../desk-handler.ts';

/** As many faults of a kind as a person reads. */
const MOST_FAULTS = 20;

export const booksHandlers: DeskHandlers<keyof typeof BOOKS_CALLS> = {
  async receipts(context, { parts }) {
    const shown = await showReceipts(context, parts.id);
    return shown.ok ? succeed(receiptsWire(shown.value)) : shown;
  },
  issueReceipt: (context, asked) =>
    issueReceipt(context, { booking: asked.parts.id, ...asked.body }, byPerson(asked)),
  async receipt({ db }, { parts }) {
    const receipt = await findReceipt(db, parts.number);
    return receipt === undefined ? refuse('not-found', 'receipt-unknown') : succeed(receiptWire(receipt));
  },
  mailReceipt: (context, asked) => mailReceiptAtDesk(context, asked.parts.number, byPerson(asked)),

  async till(context, { query, atDesk }) {
    const date = parseCivilDate(query.date);
    if (query.date !== undefined && date === undefined) return refuse('malformed', 'form-unexpected');
    return succeed(await showTill(context, atDesk.person, date));
  },
  async tillDays(context, { atDesk }) {
    return succeed(await listTillDays(context, atDesk.person));
  },
  moveCash: (context, asked) => moveCash(context, asked.body, byPerson(asked)),
  async signOffTill(context, asked) {
    const date = parseCivilDate(asked.body.date);
    if (date === undefined) return refuse('malformed', 'form-unexpected');
    return signOffTill(context, { ...asked.body, date }, byPerson(asked));
  },
  async reopenTill(context, asked) {
    const date = parseCivilDate(asked.body.date);
    if (date === undefined) return refuse('malformed', 'form-unexpected');
    return reopenTill(context, { ...asked.body, date }, byPerson(asked));
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
  askProvider: (context) => askProvider(context),
  async closeItem(context, asked) {
    const { reference, note } = asked.body;
    const closed = await resolveEntry(context, reference, note, byPerson(asked));
    return closed.ok ? succeed({}) : closed;
  },
  retryMail: (context, asked) => retryMail(context, asked.parts.id, byPerson(asked)),
};
