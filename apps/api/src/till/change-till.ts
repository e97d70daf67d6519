import { randomUUID } from 'node:crypto';
import { mayDo } from '@motel/api-client/desk-contracts';
import { type Cents, NO_MONEY, parseCivilDate, subtract } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { asColumns, type Trx } from '../db/index.ts';
import { deskDayAt } from '../shared/motel-time.ts';
import { refuse } from '../shared/outcome.ts';
import { act, type DeskDeed, everyPerson } from '../staff/index.ts';
import { countedDifference, type SignedTill, tillFigures, tillOf } from './tills.ts';

const WORDS = { float: 'Float', 'pay-in': 'Paid in', 'pay-out': 'Paid out' } as const;

/** Sets the float of the person's till of today, or pays cash in or out with a reason, until it is signed off. */
export const moveCash: DeskDeed<'moveCash'> = async (context, { kind, amount, reason }, by) => {
  if (kind !== 'float' && reason === '') refuse('rule-broken', 'till-reason-missing');
  if (kind !== 'float' && amount === 0) refuse('rule-broken', 'till-nothing');
  const { motel, words } = context;
  return act(context, 'till-move', by, async (trx, now) => {
    const { person } = by;
    const date = deskDayAt(motel, now);
    await lockTill(trx, person.id);
    const till = await tillOf(trx, motel, person, date);
    if (till.signed !== undefined) refuseSigned(words, till.signed, now);
    const { cash, float } = tillFigures(till);
    if (kind === 'pay-out' && amount > cash.expected)
      refuse('rule-broken', 'till-too-little', { inTill: cash.expected });
    await trx
      .insertInto('till_moves')
      .values({ id: randomUUID(), date, person_id: person.id, kind, amount, reason, at: now })
      .execute();
    const details = `${WORDS[kind]} ${words.shownMoney(amount)}${reason === '' ? '' : `: ${reason}`}`;
    const before = kind === 'float' ? { before: { float } } : {};
    return { subject: `till ${date}`, details, ...before, after: { kind, amount }, answer: {} };
  });
};

/** Signs a till of a day off, once: another person's only by an owner, a difference only with a note. */
export const signOffTill: DeskDeed<'signOffTill'> = async (context, counted, by) => {
  const date = parseCivilDate(counted.date) ?? refuse('malformed', 'form-unexpected');
  const { motel, words } = context;
  const { personId, cashCounted, terminalCounted, note } = counted;
  if (personId !== by.person.id && !mayDo(by.person, 'owner')) refuse('forbidden', 'till-not-yours');
  return act(context, 'till-sign', by, async (trx, now) => {
    if (date > deskDayAt(motel, now)) refuse('rule-broken', 'till-to-come');
    const person = (await everyPerson(trx)).find(({ id }) => id === personId);
    if (person === undefined) refuse('not-found', 'till-unknown');
    await lockTill(trx, personId);
    const till = await tillOf(trx, motel, person, date);
    if (till.signed !== undefined) refuseSigned(words, till.signed, now);
    const { cash, terminal } = tillFigures(till);
    if (cash.expected !== counted.cashExpected || terminal.expected !== counted.terminalExpected)
      refuse('price-changed', 'till-moved', { cash: cash.expected, terminal: terminal.expected });
    const isExact = cashCounted === cash.expected && terminalCounted === terminal.expected;
    if (!isExact && note === '') refuse('rule-broken', 'till-note-missing');
    const expected = { cashExpected: cash.expected, terminalExpected: terminal.expected };
    const figures = { ...expected, cashCounted, terminalCounted };
    const difference = countedDifference(figures);
    const signed = await trx
      .insertInto('till_signoffs')
      .values(asColumns({ date, personId, ...figures, note, signedBy: by.person.id, signedAt: now }))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (signed.numInsertedOrUpdatedRows === 0n) {
      const first = await tillOf(trx, motel, person, date);
      return first.signed === undefined
        ? refuse('rule-broken', 'till-unknown')
        : refuseSigned(words, first.signed, now);
    }
    const { shownMoney } = words;
    const details = `${person.name}: cash ${shownMoney(cashCounted)}, terminal ${shownMoney(terminalCounted)}, ${differenceWords(words, difference)}`;
    const after = { cash: cashCounted, terminal: terminalCounted, note };
    return { subject: `till ${date}`, details, after, answer: {} };
  });
};

/** Opens a signed till again, to be counted again. Refused with `rule-broken` when it is not signed off. */
export const reopenTill: DeskDeed<'reopenTill'> = async (context, { date: typed, personId, reason }, by) => {
  const date = parseCivilDate(typed) ?? refuse('malformed', 'form-unexpected');
  return act(context, 'till-reopen', by, async (trx) => {
    const removed = await trx
      .deleteFrom('till_signoffs')
      .where('date', '=', date)
      .where('person_id', '=', personId)
      .returningAll()
      .executeTakeFirst();
    if (removed === undefined) refuse('rule-broken', 'till-open');
    return { subject: `till ${date}`, details: reason, before: removed, answer: {} };
  });
};

function refuseSigned({ shownTime }: Words, { by, signedAt }: SignedTill, now: Date): never {
  refuse('rule-broken', 'till-signed', { by, at: shownTime(signedAt, now) });
}

/** `$5.00 short`, `$5.00 over`, `no difference`. */
function differenceWords({ shownMoney }: Words, difference: Cents): string {
  if (difference === 0) return 'no difference';
  return difference < 0
    ? `${shownMoney(subtract(NO_MONEY, difference))} short`
    : `${shownMoney(difference)} over`;
}

/** Actions on the tills of a person wait for each other: each reads a till as the one before left it. */
async function lockTill(trx: Trx, personId: string): Promise<void> {
  await trx.selectFrom('staff').select('id').where('id', '=', personId).forNoKeyUpdate().execute();
}

/** Locks a till against its sign-off, not other money. Its holders take no other lock: it may come at any place. */
export async function shareTill(trx: Trx, personId: string): Promise<void> {
  await trx.selectFrom('staff').select('id').where('id', '=', personId).forShare().execute();
}
