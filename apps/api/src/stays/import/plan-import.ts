import { setImmediate } from 'node:timers/promises';
import {
  type ImportedFile,
  type ImportedStay,
  type ImportField,
  NO_GUEST,
} from '@motel/api-client/desk-contracts';
import {
  type Cents,
  type CivilDate,
  civilDate,
  extraPersonsNeeded,
  nightDates,
  type Stay,
  sum,
  type Tariff,
} from '@motel/booking-core';
import { totalOver } from '@motel/booking-core/booking';
import { isPayable, type Words } from '@motel/content/server';
import { unaccented } from '@motel/content/slug';
import { sql } from 'kysely';
import { hasNights } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { listPricedProperties, type StoredProperty, soldInAll, spanOver } from '../../inventory/index.ts';
import type { MotelContext } from '../../shared/motel-context.ts';
import { deskDay, earlierOf } from '../../shared/motel-time.ts';
import { outcomeOf, problemOf, type Refusal, refusal } from '../../shared/outcome.ts';
import type { Person } from '../../staff/index.ts';
import { type ReadGuest, readGuest } from '../guest/guest-at-desk.ts';
import { type PricedStay, priceStay, readStay, withoutRestrictions } from '../price/price-stay.ts';

export interface ReadyStay {
  readonly priced: PricedStay;
  readonly guest: ReadGuest;
  readonly paid: Cents;
  readonly note: string;
  readonly reference: string;
  readonly mayOversell?: boolean | undefined;
}

/** A found stay as it would be: neither ready nor a problem where it is here already. */
export interface PlannedStay {
  /** The stays here that seem to be it; of one that is ready they are others. */
  readonly others?: number;
  readonly ready?: ReadyStay;
  readonly problem?: { readonly field: ImportField; readonly message: string; readonly isSoldOut?: boolean };
}

export type ImportPlan = Awaited<ReturnType<typeof planImport>>;

interface Planning {
  readonly words: Words;
  readonly types: readonly StoredProperty[];
  /** By the id of a kind of room: its prices for stays of any length. */
  readonly tariffs: ReadonlyMap<string, Tariff>;
  readonly known: Awaited<ReturnType<typeof knownStays>>;
  readonly free: Awaited<ReturnType<typeof freeRooms>>;
  readonly today: CivilDate;
  readonly person: Person;
  readonly reason: string;
  readonly taxes: ImportedFile['taxes'];
}

/** Plans the stays of a file in their order: an earlier one takes its nights before a later one. */
export async function planImport(
  context: MotelContext & { readonly db: Db },
  { stays: found, taxes, id }: ImportedFile & { readonly id?: string | undefined },
  by: Pick<Planning, 'person' | 'reason'>,
) {
  const { db, words } = context;
  const stays = found.map((stay) => ({ ...stay, ...datesOf(stay) }));
  const { properties: types = [], tariff } = (await listPricedProperties(db)) ?? {};
  const planning = {
    ...by,
    taxes,
    words,
    types,
    tariffs: new Map(tariff && types.map(({ id }) => [id, withoutRestrictions(tariff, id)])),
    known: await knownStays(db, stays, id),
    free: await freeRooms(db, types, stays),
    today: deskDay(context),
  };
  const planned: PlannedStay[] = [];
  for (const [at, stay] of stays.entries()) {
    planned.push(await planStay(stay, planning));
    // Thousands take seconds: other requests come between.
    if (at % TURN === TURN - 1) await setImmediate();
  }
  const ready = planned.flatMap((stay) => stay.ready ?? []);
  const total = sum(...ready.map(({ priced }) => priced.total));
  return { planned, ready, total };
}

/** Stays that are planned before other requests have their turn. */
const TURN = 50;

type FoundStay = Omit<ImportedStay, keyof Stay> & Stay;

function datesOf({ checkIn, checkOut }: ImportedStay): Stay {
  return { checkIn: civilDate(checkIn), checkOut: civilDate(checkOut) };
}

async function planStay(found: FoundStay, planning: Planning): Promise<PlannedStay> {
  const { words, types, tariffs, known, free, today } = planning;
  const { firstname, lastname, phone, email, typeId, checkOut, party, total, paid, note, reference } = found;
  const type = types.find(({ id }) => id === typeId);
  const tariff = type && tariffs.get(type.id);
  const wrong = (refused: Refusal, fieldOf: (field: string) => ImportField): PlannedStay => {
    const { message, issues = [] } = problemOf(words, refused);
    return { problem: { field: fieldOf(issues[0]?.field ?? refused.reason), message } };
  };
  if (type === undefined || tariff === undefined)
    return wrong(refusal('rule-broken', 'import-type-unknown', { called: typeId }), () => 'kind');
  if (checkOut <= today) return wrong(refusal('rule-broken', 'import-over'), () => 'checkOut');
  const details = { ...NO_GUEST, firstname, lastname, phone, email };
  const guest = await outcomeOf(() => readGuest(words, details, ['firstname']));
  if (!guest.ok) return wrong(guest.error, fieldOfGuest);
  const { isHere, others } = known.look(found, stayKey(type.id, found, guest.value.details.lastname));
  if (isHere) return { others };
  if (![total, paid].every((amount) => isPayable(words.motel.money, amount)))
    return wrong(refusal('rule-broken', 'import-amount-unread'), () => 'total');
  const priced = await outcomeOf(() => priceFound(type, tariff, found, planning));
  if (!priced.ok) return wrong(priced.error, fieldOfStay);
  if (paid > priced.value.total) return wrong(refusal('rule-broken', 'import-paid-beyond'), () => 'paid');
  const full = nightDates(found).find((date) => free.left(type, date) < party.rooms);
  const mayOversell = found.mayOversell && full !== undefined;
  if (full !== undefined && !mayOversell) {
    const params = { title: type.title, date: words.shownDate(full) };
    const { problem } = wrong(refusal('rule-broken', 'import-full', params), () => 'kind');
    return problem === undefined ? {} : { problem: { ...problem, isSoldOut: true } };
  }
  free.take(type, found);
  return { others, ready: { priced: priced.value, guest: guest.value, paid, note, reference, mayOversell } };
}

/** Prices a stay by hand, as it was agreed, with the tariff's taxes in it or on it. */
function priceFound(
  property: StoredProperty,
  tariff: Tariff,
  { checkIn, checkOut, party, total: agreed }: FoundStay,
  { words, today, person, reason, taxes }: Planning,
): PricedStay {
  const limits = tariff.limitsOf(property.id);
  if (limits === undefined) throw new Error(`The tariff has no room ${property.id}`);
  // Guests may be in the house already.
  readStay(words, { checkIn, checkOut, party }, limits, earlierOf(checkIn, today));
  const stay = { checkIn, checkOut };
  const extraPersons = extraPersonsNeeded(party, limits);
  const priced = (total: Cents) =>
    priceStay(
      words,
      { property, tariff, limits },
      { stay, party, extraPersons, byHand: { total, reason } },
      today,
      person,
    );
  const asAgreed = priced(agreed);
  if (taxes === 'with') return asAgreed;
  return priced(totalOver(agreed, asAgreed.lines, words.motel.money.unit));
}

async function freeRooms(db: Db, types: readonly StoredProperty[], stays: readonly Stay[]) {
  const left = new Map<string, number>();
  const span = spanOver(stays);
  const ids = types.map(({ id }) => id);
  if (span !== undefined && ids.length > 0) {
    for (const [id, nights] of await soldInAll(db, ids, span)) {
      for (const night of nights) left.set(`${id} ${night.date}`, night.capacity - night.sold);
    }
  }
  const leftOn = ({ id, capacity }: StoredProperty, date: string) => left.get(`${id} ${date}`) ?? capacity;
  return {
    left: leftOn,
    take(type: StoredProperty, stay: FoundStay) {
      for (const date of nightDates(stay))
        left.set(`${type.id} ${date}`, leftOn(type, date) - stay.party.rooms);
    },
  };
}

function fieldOfStay(rule: string): ImportField {
  return STAY_FIELDS[rule] ?? 'total';
}

const STAY_FIELDS: Readonly<Record<string, ImportField>> = {
  checkInDate: 'checkIn',
  checkOutDate: 'checkOut',
  roomQuantity: 'rooms',
  guests: 'adults',
  extraPersons: 'adults',
  'room-out-of-stock': 'kind',
};

function fieldOfGuest(field: string): ImportField {
  return field === 'phone' || field === 'email' ? field : 'name';
}

/** Tells one stay of a guest from others. */
function stayKey(propertyId: string, { checkIn, checkOut }: Stay, lastname: string): string {
  return `${propertyId} ${checkIn} ${checkOut} ${unaccented(lastname)}`;
}

/** A booking's number as every system writes it: without spaces and case. */
export function foldedReference(reference = ''): string {
  return reference.replace(/\s/gu, '').toUpperCase();
}

/**
 * The motel's stays that may be those of a file, each for one of its rows: by the other system's number, else by kind,
 * dates and name. A stay that was brought over by another number is another one.
 * @param importId the import of the file's rows before these
 */
async function knownStays(db: Db, stays: readonly FoundStay[], importId: string | undefined) {
  const known = (await staysFrom(db, stays)).filter(({ import_id }) => (import_id ?? '') !== importId);
  const rows = known.map(({ propertyId, lastname, reference, ...stay }) => {
    return { reference: reference ?? '', key: stayKey(propertyId, stay, lastname) };
  });
  const byReference = Map.groupBy(rows, ({ reference }) => reference);
  const byKey = Map.groupBy(rows, ({ key }) => key);
  const taken = new Set<(typeof rows)[number]>();
  return {
    look({ reference: written, others = 0 }: FoundStay, key: string) {
      const reference = foldedReference(written);
      const numbered = reference === '' ? [] : (byReference.get(reference) ?? []);
      const named = (byKey.get(key) ?? []).filter((one) => reference === '' || one.reference === '');
      const alike = [...new Set([...numbered, ...named])];
      const next = alike.find((one) => !taken.has(one));
      const ofOthers = Math.max(others, alike.filter((one) => taken.has(one)).length);
      if (next === undefined || alike.length <= ofOthers) return { isHere: false, others: ofOthers };
      taken.add(next);
      return { isHere: true, others: alike.length };
    },
  };
}

/** The stays and holds that begin on the arrivals of some others, and those that were brought over by their numbers. */
async function staysFrom(db: Db, stays: readonly FoundStay[]) {
  const span = spanOver(stays);
  if (span === undefined) return [];
  const arrivals = [...new Set(stays.map(({ checkIn }) => checkIn))];
  const references = [...new Set(stays.map(({ reference }) => foldedReference(reference)))].filter(Boolean);
  return db
    .selectFrom('bookings')
    .leftJoin('imported_stays', 'booking_id', 'bookings.id')
    .select(['property_id as propertyId', 'check_in as checkIn', 'check_out as checkOut'])
    .select(['imported_stays.reference', 'import_id'])
    .select(sql<string>`guest_details ->> 'lastname'`.as('lastname'))
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('status', 'in', ['held', 'confirmed']),
          hasNights(span.checkIn, span.checkOut),
          sql<boolean>`check_in = any(${arrivals}::date[])`,
        ]),
        sql<boolean>`imported_stays.reference = any(${references})`,
      ]),
    )
    .execute();
}
