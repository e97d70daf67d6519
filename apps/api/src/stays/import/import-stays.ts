import { randomUUID } from 'node:crypto';
import { toDollars } from '@motel/booking-core';
import { type Motel, type Words, wordsOf } from '@motel/content/server';
import { bookingsByIds, confirmBookings, DESK_REFERENCE, enterPayment } from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import { guestOfNumber, guestWithoutNumber } from '../../guests/index.ts';
import { bookingConfirmedMail, enqueueMail } from '../../mail/index.ts';
import { refuse } from '../../shared/outcome.ts';
import { act, type DeskDeed, type Person } from '../../staff/index.ts';
import { lockNightsOf, type Sale, sellStay } from '../book/sell-stay.ts';
import { addNote } from '../notes/desk-notes.ts';
import type { StayDeskContext } from '../stay-context.ts';
import { foldedReference, type ImportPlan, planImport, type ReadyStay } from './plan-import.ts';

/** A dry run: shows each stay of a file as it would be. */
export const previewImport: DeskDeed<'previewImport', StayDeskContext> = async (
  context,
  file,
  { person },
) => {
  const { planned, ready, total } = await planImport(context, file, { person, reason: '' });
  const stays = planned.map((stay) => ({
    state: stay.ready ? ('ready' as const) : stay.problem ? ('wrong' as const) : ('here' as const),
    ...(stay.others && { others: stay.others }),
    ...(stay.ready && { total: toDollars(stay.ready.priced.total) }),
    ...(stay.problem && { problem: stay.problem }),
  }));
  return { stays, ready: ready.length, total: toDollars(total) };
};

/**
 * Books stays of a file in one transaction: confirmed, at the price that was agreed, with what was paid before. Guests get
 * no mail unless that is asked. Refused with `changed-meanwhile` where one is not ready any more, or at another total.
 */
export const importStays: DeskDeed<'importStays', StayDeskContext> = async (context, asked, by) => {
  const { person } = by;
  const { file } = asked;
  const stays = asked.stays.length;
  const { motel, words } = context;
  return act(context, 'import', by, async (trx, now) => {
    const plan = () =>
      planImport({ ...context, db: trx }, asked, { person, reason: `Imported from ${file}` });
    const seen = await plan();
    const guests = await lockGuests(trx, seen, now);
    await lockNightsOf(
      trx,
      seen.ready.map(({ priced }) => priced),
    );
    // The look before was without locks.
    const { ready, total } = await plan();
    if (ready.length !== stays || total !== asked.total)
      refuse('changed-meanwhile', 'import-changed', { ready: ready.length });
    const begun = (await openImport(trx, asked, person, now)) ?? refuse('not-found', 'import-unknown');
    const { id, stays: all } = begun;
    const ids: string[] = [];
    const guestsWords = wordsOf(motel, motel.language);
    for (const stay of ready) {
      const guestId =
        (stay.guest.mobile && guests.get(stay.guest.mobile)) ?? (await guestWithoutNumber(trx, now));
      ids.push(await bookRow(trx, guestsWords, stay, { guestId, person, site: context.publicUrl }, now));
    }
    await confirmBookings(trx, ids, now);
    const links = ids.map((stayId, at) => {
      return { booking_id: stayId, import_id: id, reference: foldedReference(ready[at]?.reference) };
    });
    await trx.insertInto('imported_stays').values(links).execute();
    if (asked.isMailed) await mailGuests(trx, motel, ids, now);
    const details = `${words.counted(stays, 'stay')} from ${file}, ${words.shownMoney(total)}`;
    return { subject: id, details, after: { stays, total }, answer: { id, stays: all } };
  });
};

/** The import that the stays belong to: a new one, or the same person's that is not undone. @returns with all its stays */
async function openImport(
  trx: Trx,
  { id, file, stays }: Parameters<typeof importStays>[1],
  person: Person,
  now: Date,
) {
  if (id === undefined)
    return trx
      .insertInto('stay_imports')
      .values({ id: randomUUID(), file, by: person.name, at: now, stays: stays.length, undone_at: null })
      .returning(['id', 'stays'])
      .executeTakeFirst();
  return trx
    .updateTable('stay_imports')
    .set((own) => ({ stays: own('stays', '+', stays.length) }))
    .where('id', '=', id)
    .where('by', '=', person.name)
    .where('undone_at', 'is', null)
    .returning(['id', 'stays'])
    .executeTakeFirst();
}

async function mailGuests(trx: Trx, motel: Motel, ids: readonly string[], now: Date): Promise<void> {
  // One by one: a letter takes milliseconds, and other requests come between.
  for (const stay of await bookingsByIds(trx, ids))
    await enqueueMail(trx, now, bookingConfirmedMail(motel, stay, now.getTime()));
}

/** Locks the guests who have numbers, in their order, so that two imports do not wait for each other. */
async function lockGuests(trx: Trx, { ready }: ImportPlan, now: Date): Promise<ReadonlyMap<string, string>> {
  const numbers = [...new Set(ready.flatMap(({ guest }) => guest.mobile ?? []))].toSorted();
  const ids = new Map<string, string>();
  for (const mobile of numbers) ids.set(mobile, await guestOfNumber(trx, mobile, now));
  return ids;
}

/** Writes one stay, held, with its price, its earlier payment and its note. @returns its id */
async function bookRow(
  trx: Trx,
  words: Words,
  { priced, guest, paid, note, mayOversell }: ReadyStay,
  { guestId, person, site }: { readonly guestId: string; readonly person: Person; readonly site: string },
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const { details, car } = guest;
  const booker = { id: guestId, details, car, language: words.language };
  const sale: Sale = { id, source: 'import', priced, site, guest: booker, mayOversell };
  await sellStay(trx, words, sale, now);
  if (paid > 0) {
    const paymentReference = `${DESK_REFERENCE}${randomUUID()}`;
    const entry = { kind: 'payment', what: 'earlier', amount: paid, rule: 'L1', paymentReference } as const;
    await enterPayment(trx, id, { ...entry, by: person.name }, now);
  }
  if (note !== '') await addNote(trx, { bookingId: id, text: note }, person, now);
  return id;
}
