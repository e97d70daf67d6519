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
import { type ListedStay, listedStays, stayVersions } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import {
  currentBlocks,
  listPricedProperties,
  roomsOnSale,
  soldInAll,
  tariffOfNow,
} from '../../inventory/index.ts';
import { lackingNights, roomsOfNight, roomsOfStays } from '../../rooms/index.ts';
import type { AtMotel } from '../../shared/motel-context.ts';
import { deskDay } from '../../shared/motel-time.ts';
import { refuse } from '../../shared/outcome.ts';
import type { DeskReading } from '../../staff/index.ts';
import { noteWire, openMissedRooms, openNotes, staysOutOfTime } from '../../stays/index.ts';
import { readTills } from '../../till/index.ts';
import { tillFaults } from '../books/morning/work-faults.ts';
import { lateSince } from './board.ts';
import { listedStayWire } from './listed-stay.ts';
import { loadNight } from './load-night.ts';
import { roomHands } from './room-hands.ts';
import { waitsForAHand } from './waits-for-a-hand.ts';

/** Days for which a till that is not signed off waits on the board; the morning check looks further back. */
const DAYS = 7;

/** Days from today to the farthest night that is shown. */
const FARTHEST = 500;

/** The board of a night, tonight by default, with all that waits. Its statements do not grow with the stays. */
export const showTonight: DeskReading<'tonight'> = async ({ db, clock, motel, words }, asked) => {
  const now = clock.now();
  const today = deskDay({ clock, motel });
  const day = parseCivilDate(asked.day) ?? today;
  if (Math.abs(daysBetween(today, day)) > FARTHEST) refuse('rule-broken', 'night-too-far');
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
  return {
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
  };
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
