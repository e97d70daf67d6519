import { randomUUID } from 'node:crypto';
import { MOST_IN_GROUP } from '@motel/api-client/desk-contracts';
import { guestName, parseCivilDate, sum } from '@motel/booking-core';
import type { Language } from '@motel/language';
import { bookingsOfOrder, confirmBookings, insertOrder, stayOfOrder } from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import { guestOfNumber, guestWithoutNumber } from '../../guests/index.ts';
import { SoldOut } from '../../inventory/index.ts';
import { enqueueMail, groupBookedMail } from '../../mail/index.ts';
import { deskDayAt } from '../../shared/motel-time.ts';
import { refuse } from '../../shared/outcome.ts';
import { act, type DeskAsked, type DeskDeed, type Person } from '../../staff/index.ts';
import {
  lockNightsOf,
  type PricedStay,
  priceForGuest,
  readGuest,
  type StayDeskContext,
  sellStay,
} from '../../stays/index.ts';
import { findCompany, payFor } from '../companies/companies.ts';
import { underName } from './name-rooms.ts';

/**
 * Books all rooms of a group, or none: each is a stay of its own, confirmed. Refused as a stay of the desk is, with
 * `sold-out` where a kind has too few rooms, and with `not-found` for the company.
 */
export const bookGroup: DeskDeed<'bookGroup', StayDeskContext> = (context, asked, by) =>
  act(context, 'book-group', by, async (trx, now) => {
    const { name, po = '', lines, code, names, company: payer, covers = 'all' } = asked;
    const { motel, words } = context;
    const { details, mobile, car, language = motel.language } = readGuest(words, asked.guest);
    const company = payer === undefined ? undefined : await findCompany(trx, payer);
    if (payer !== undefined && company === undefined) refuse('not-found', 'company-unknown');
    const stays = await priceLines(trx, context, asked, by.person, language);
    if (stays.length > MOST_IN_GROUP) refuse('rule-broken', 'group-too-large', { most: MOST_IN_GROUP });
    if (names.length > stays.length) refuse('rule-broken', 'group-names', { rooms: stays.length });

    const releaseOn = parseCivilDate(asked.releaseOn) ?? null;
    const isReleasable = stays.every(({ stay }) => releaseOn === null || releaseOn <= stay.checkIn);
    if (!isReleasable || (releaseOn !== null && releaseOn < deskDayAt(motel, now)))
      refuse('rule-broken', 'group-release');

    const order = { id: randomUUID(), name, po, bookedBy: guestName(details), releaseOn };
    await insertOrder(trx, order, now);
    const guestId =
      mobile === undefined ? await guestWithoutNumber(trx, now) : await guestOfNumber(trx, mobile, now);
    await lockNightsOf(trx, stays);
    const ids: string[] = [];
    for (const [at, stay] of stays.entries()) {
      const id = stayOfOrder(order.id, at);
      ids.push(id);
      // One letter for all rooms goes to the person who books them.
      const own = at === 0 ? details : { ...details, email: '' };
      const sleeper = underName(words, { ...own, firstname: '', lastname: name }, names[at]);
      const booker = { id: guestId, details: sleeper, car: at === 0 ? car : '', language };
      const sale = { id, source: 'desk', site: context.publicUrl, guest: booker, orderId: order.id } as const;
      await sell(trx, context, { ...sale, priced: stay, stays: [] }, now);
    }
    await confirmBookings(trx, ids, now);
    if (company !== undefined) await payFor(trx, company, covers, ids);
    const booked = await bookingsOfOrder(trx, order.id);
    const [first] = booked;
    if (first === undefined) throw new Error(`The group ${order.id} is not in its own transaction`);
    const letter = groupBookedMail(
      motel,
      { ...first, guest: details },
      { order, stays: booked },
      now.getTime(),
    );
    await enqueueMail(trx, now, letter);
    const total = sum(...stays.map((stay) => stay.total));
    const { reference } = first;
    const pays = company === undefined ? 'each guest pays' : `${company.name} pays`;
    return {
      subject: reference,
      details: `${name}: ${words.counted(stays.length, 'room')}, ${words.shownMoney(total)}, ${pays}`,
      after: { lines, code, total, company: payer },
      answer: { id: order.id, reference },
    };
  });

/** The rooms of the lines, one by one, each at the price that the person was shown. */
async function priceLines(
  trx: Trx,
  context: StayDeskContext,
  { lines, code }: Pick<DeskAsked<'bookGroup'>, 'lines' | 'code'>,
  person: Person,
  language: Language,
): Promise<PricedStay[]> {
  const stays: PricedStay[] = [];
  for (const { rooms, total: shown, party, ...line } of lines) {
    const wanted = { ...line, code, party: { ...party, rooms: 1 } };
    const priced = await priceForGuest({ ...context, db: trx }, wanted, person, language);
    const { total } = priced;
    if (total !== shown) refuse('price-changed', 'desk-price-changed', { total });
    stays.push(...Array.from({ length: rooms }, () => priced));
  }
  return stays;
}

/** Sells one room of a group. @throws RefusedError that names the kind which has too few */
async function sell(trx: Trx, { words }: StayDeskContext, sale: Parameters<typeof sellStay>[2], now: Date) {
  try {
    await sellStay(trx, words, sale, now);
  } catch (error) {
    if (!(error instanceof SoldOut)) throw error;
    const { title } = sale.priced.property;
    refuse('sold-out', 'group-sold-out', { title: words.own(title) });
  }
}
