import type { HandWire } from '@motel/api-client/desk-contracts';
import {
  addDays,
  type CivilDate,
  daysBetween,
  hasNight,
  nightPrices,
  parseCivilDate,
  toDollars,
} from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { type ListedStay, listedHolds, listedStays, restsDue, stayVersions } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { unwelcomeGuests } from '../../guests/index.ts';
import {
  currentBlocks,
  listPricedProperties,
  roomsOnSale,
  soldInAll,
  tariffOfNow,
} from '../../inventory/index.ts';
import { linkMailKey, type OutboxRow, unsentMails, writtenMails } from '../../mail/index.ts';
import { openItemWords } from '../../money/index.ts';
import { lackingNights, roomsOfNight, roomsOfStays } from '../../rooms/index.ts';
import { after } from '../../shared/clock.ts';
import type { AtMotel } from '../../shared/motel-context.ts';
import { deskDay, deskDayAt } from '../../shared/motel-time.ts';
import { refuse, succeed } from '../../shared/outcome.ts';
import type { DeskReading } from '../../staff/index.ts';
import { noteWire, openMissedRooms, openNotes, staysOutOfTime } from '../../stays/index.ts';
import { readTills } from '../../till/index.ts';
import { type Attention, findAttention, STUCK_AFTER } from '../attention.ts';
import { tillFaults } from '../books/morning/morning-check.ts';
import { staysToCome } from '../guests/stays-of-guests.ts';
import { lateSince } from './board.ts';
import { listedStayWire } from './listed-stay.ts';
import { loadNight } from './load-night.ts';
import { roomHands } from './room-hands.ts';

/** Days for which a till that is not signed off waits on the board; the morning check looks further back. */
const DAYS = 7;

/** Days from today to the farthest night that is shown. */
const FARTHEST = 500;

/** The board of a night, tonight by default, with all that waits. Its statements do not grow with the stays. */
export const showTonight: DeskReading<'tonight'> = async ({ db, clock, motel, words }, asked) => {
  const now = clock.now();
  const today = deskDay({ clock, motel });
  const day = parseCivilDate(asked.day) ?? today;
  if (Math.abs(daysBetween(today, day)) > FARTHEST) return refuse('rule-broken', 'night-too-far');
  const night = await loadNight(db, motel, day, now);
  const tonight = day === today ? night : await loadNight(db, motel, today, now);
  const notes = await openNotes(db);
  const { board } = night;
  const { overdue, missed } = await staysOutOfTime(db, motel, now);
  const roomsOfLate = await roomsOfStays(
    db,
    [...overdue, ...missed].map(({ id }) => id),
  );
  const versions = await stayVersions(db, [
    ...new Set([...night.stays, ...tonight.stays, ...overdue, ...missed].map(({ id }) => id)),
  ]);
  const lateWire = (stay: ListedStay) =>
    listedStayWire(motel, stay, roomsOfNight(roomsOfLate.get(stay.id) ?? [], today), versions);
  const [last] = board.arrived;
  const wire = (stay: ListedStay) =>
    listedStayWire(motel, stay, roomsOfNight(night.roomsOf.get(stay.id) ?? [], day), versions);
  return succeed({
    today,
    day,
    overdue: overdue.map(lateWire),
    missed: missed.map(lateWire),
    arriving: board.arriving.map((stay) => {
      const late = lateSince(motel, stay, now);
      return { ...wire(stay), ...(late && { lateSince: late.toISOString() }) };
    }),
    arrived: { count: board.arrived.length, ...(last && { last: wire(last) }) },
    inHouse: board.inHouse.map(wire),
    leavingThatDay: board.leavingThatDay.map(wire),
    leavingNextDay: board.leavingNextDay.map(wire),
    types: (await typesOnNight({ db, clock, motel }, day)).map(({ price, ...kind }) => ({
      ...kind,
      ...(price !== undefined && { price: toDollars(price) }),
      rooms: night.tiles
        .filter(({ propertyId }) => propertyId === kind.type.id)
        .map(({ propertyId: _, ...tile }) => tile),
    })),
    waiting: [
      ...roomHands(words, tonight, notes, versions),
      ...(await missedRoomHands(db, today)),
      ...(await waitsForAHand(words, db, now)),
      ...(await tillHands(words, db, today)),
    ],
    notes: notes.filter(({ roomId }) => roomId === undefined).map(noteWire),
  });
};

/** Stays whose paid change could not give the room that was chosen with it. @param today the desk's date */
async function missedRoomHands(db: Db, today: CivilDate): Promise<HandWire[]> {
  const notes = await openMissedRooms(db);
  const ids = notes.flatMap(({ bookingId = [] }) => bookingId);
  const stays = new Map((await listedStays(db, ids)).map((stay) => [stay.id, stay]));
  const roomsOf = await roomsOfStays(db, ids);
  return notes.flatMap(({ id, bookingId = '', text }): HandWire[] => {
    const stay = stays.get(bookingId);
    if (stay?.status !== 'confirmed' || stay.leftAt !== null || stay.checkOut <= today) return [];
    const { firstName, lastName, reference } = stay;
    // It may keep other rooms: then a person says that those are right.
    const ahead = { checkIn: stay.checkIn > today ? stay.checkIn : today, checkOut: stay.checkOut };
    const isLacking = lackingNights(ahead, stay.party.rooms, roomsOf.get(bookingId) ?? []) > 0;
    return [
      {
        id: `note ${id}`,
        kind: 'number',
        isUrgent: false,
        title: `${firstName} ${lastName} did not get the chosen room.`,
        details: text,
        remedy: isLacking
          ? { do: 'open-stay', label: 'Open the stay', reference }
          : { do: 'finish-note', label: 'It is done', note: id },
      },
    ];
  });
}

/** Tills of the days before that wait for their signature. @param today the desk's date */
async function tillHands(words: Words, db: Db, today: CivilDate): Promise<HandWire[]> {
  const tills = await readTills(db, words.motel, addDays(today, -DAYS), addDays(today, -1));
  return tillFaults(words, tills).map(({ sentence, remedy }) => ({
    id: `till ${sentence}`,
    kind: 'money',
    isUrgent: false,
    title: sentence,
    details: '',
    remedy: {
      do: 'open-page',
      label: remedy.label,
      page: remedy.kind === 'till' ? `till?date=${remedy.date}` : 'morning',
    },
  }));
}

/** Every kind of room that the motel shows, in the owner's order, by the counts that refuse double sales on a night. */
async function typesOnNight(context: AtMotel & { readonly db: Db }, night: CivilDate) {
  const { db } = context;
  const listed = await listPricedProperties(db);
  if (listed === undefined) return [];
  const { properties } = listed;
  const next = addDays(night, 1);
  const ids = properties.map(({ id }) => id);
  const span = { checkIn: night, checkOut: next };
  const nights = await soldInAll(db, ids, span);
  const tariff = await tariffOfNow(context, listed.tariff, ids, span, nights);
  const blocks = (await currentBlocks(db)).filter((block) => hasNight(block, night));
  return properties.map(({ id, title, capacity, in_stock }) => {
    const here = nights.get(id)?.[0] ?? { capacity, sold: 0 };
    const closures = blocks.filter(({ propertyId }) => propertyId === id);
    const [until] = closures.map(({ checkOut }) => checkOut).toSorted();
    const price = tariff.limitsOf(id) && nightPrices(tariff, id, night, next)[0]?.price;
    return {
      type: { id, title },
      // Out of stock, a kind is shown and not sold.
      isForSale: in_stock,
      capacity: roomsOnSale(in_stock, here),
      sold: here.sold,
      // Of those sold: rooms that the desk took off sale, and when the first of them is for sale again.
      closed: closures.reduce((sum, { rooms }) => sum + rooms, 0),
      ...(until !== undefined && { closedUntil: until }),
      price,
    };
  });
}

/** Milliseconds. A hold that ends sooner may need a call to its guest. */
const SOON = { guests: 10 * 60_000, desk: 60 * 60_000 } as const;

/** Days for which the motel itself asks for a rest. */
const REST_DAYS = 3;

/** Money, holds, mails and the payment provider, the oldest of each kind first. Its statements do not grow in number. */
async function waitsForAHand(words: Words, db: Db, now: Date): Promise<HandWire[]> {
  const { motel } = words;
  const unsent = await unsentMails(db, after(now, -STUCK_AFTER));
  const mails = unsent.filter((mail) => mail.last_error !== null);
  const aboutMails = mails.map(({ linked_booking_id }) => linked_booking_id);
  const { items, refunds, references, silentProvider } = await findAttention(db, now, aboutMails);
  const holds = await listedHolds(db, { guests: after(now, SOON.guests), desk: after(now, SOON.desk) });
  const ids = holds.map(({ id }) => id);
  const linkKeys = ids.map((id) => linkMailKey('stay', id));
  const mailed = await writtenMails(db, linkKeys);
  const versions = await stayVersions(db, ids);
  const unwelcome = await unwelcomeGuests(db);
  const booked = await staysToCome(db, [...unwelcome.keys()], deskDayAt(motel, now));
  const rests = await restsDue(db, addDays(deskDayAt(motel, now), -REST_DAYS));
  const referenceOf = (id: string | null) => (id === null ? undefined : references.get(id));
  return [
    ...items.map((item) => itemHand(words, item, referenceOf(item.booking_id))),
    ...refunds.map((refund) => refundHand(words, refund, referenceOf(refund.bookingId))),
    ...holds.map((hold) =>
      holdHand(
        words,
        hold,
        mailed.has(linkMailKey('stay', hold.id)) ? versions.get(hold.id) : undefined,
        now,
      ),
    ),
    ...booked.map((stay) => unwelcomeHand(words, stay, unwelcome.get(stay.guestId) ?? '')),
    ...rests.map((rest) => restHand(words, rest)),
    ...mails.map((mail) => mailHand(mail, referenceOf(mail.linked_booking_id))),
    ...(silentProvider === undefined ? [] : [silentHand(words, silentProvider.since, now)]),
  ];
}

/** Opens the stay, or the list of all that is wrong. */
function look(reference?: string): HandWire['remedy'] {
  return reference === undefined
    ? { do: 'open-page', label: 'Open the morning check', page: 'morning' }
    : { do: 'open-stay', label: 'Open the stay', reference };
}

type Of<Find extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Find>>[number];

function moneyHand(id: string, title: string, details: string, reference?: string): HandWire {
  return { id, kind: 'money', isUrgent: true, title, details, remedy: look(reference) };
}

function itemHand(words: Words, item: Attention['items'][number], reference: string | undefined): HandWire {
  const { title } = openItemWords(words, item.kind, item.amount);
  const details = reference === undefined ? 'It is open until somebody closes it.' : `Stay ${reference}.`;
  return moneyHand(`item ${item.provider} ${item.reference}`, `${title}.`, details, reference);
}

function refundHand(
  { shownMoney }: Words,
  { idempotencyKey, amount }: Attention['refunds'][number],
  reference: string | undefined,
): HandWire {
  const details = 'The payment provider has not accepted the refund; the motel retries.';
  const title = `${shownMoney(amount)} did not go back yet.`;
  return moneyHand(`refund ${idempotencyKey}`, title, details, reference);
}

function mailHand({ id, recipient, subject }: OutboxRow, reference: string | undefined): HandWire {
  return {
    id: `mail ${id}`,
    kind: 'mail',
    isUrgent: false,
    title: 'A mail was not sent.',
    details: `“${subject}” to ${recipient}.`,
    remedy: look(reference),
  };
}

function unwelcomeHand(
  { shownDate }: Words,
  { id, reference, checkIn }: Of<typeof staysToCome>,
  reason: string,
): HandWire {
  return {
    id: `unwelcome ${id}`,
    kind: 'guest',
    isUrgent: false,
    title: `Somebody marked “not again” comes on ${shownDate(checkIn)}.`,
    details: reason,
    remedy: look(reference),
  };
}

function restHand(
  { shownDate, shownMoney }: Words,
  { id, reference, balance, due }: Of<typeof restsDue>,
): HandWire {
  const day = due === null ? 'arrival' : shownDate(due);
  const details = `They were due on ${day}. A guest with a mail address was asked twice.`;
  return moneyHand(`rest ${id}`, `${shownMoney(balance)} of ${reference} are not paid.`, details, reference);
}

function silentHand({ shownTime }: Words, since: Date, now: Date): HandWire {
  const details = `Its payments are not known since ${shownTime(since, now)}.`;
  return moneyHand('provider', 'No news from the payment provider.', details);
}

/** @param version where the desk has mailed a payment link for it */
function holdHand(
  { shownHour }: Words,
  { id, reference, firstName, lastName, property, heldUntil: until }: ListedStay,
  version: string | undefined,
  now: Date,
): HandWire {
  return {
    id: `hold ${id}`,
    kind: 'hold',
    isUrgent: false,
    title: until === null || until <= now ? 'A hold ends now.' : `A hold ends at ${shownHour(until)}.`,
    details: `${firstName} ${lastName}, ${property.title}, has not paid yet.`,
    remedy:
      version !== undefined
        ? { do: 'mail-link', label: 'Send the link again', stay: { id, version } }
        : { do: 'open-stay', label: 'Open the stay', reference },
  };
}
