import {
  DATE_ORDERS,
  type DateOrder,
  type ImportField,
  type ImportTable,
  NO_GUEST,
  type TypedGuest,
} from '@motel/api-client/desk-contracts';
import {
  addDays,
  type Cents,
  type CivilDate,
  extraPersonsNeeded,
  guestName,
  nightDates,
  type Party,
  type Stay,
  sum,
  type Tariff,
} from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { sql } from 'kysely';
import { hasNights } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { listPricedProperties, type StoredProperty, soldInAll, spanOver } from '../../inventory/index.ts';
import type { MotelContext } from '../../shared/motel-context.ts';
import { deskDay, earlierOf } from '../../shared/motel-time.ts';
import { type Outcome, problemOf, type Refused } from '../../shared/outcome.ts';
import type { Person } from '../../staff/index.ts';
import { type ReadGuest, readGuest } from '../guest/guest-at-desk.ts';
import { type PricedStay, priceStay, readStay, withoutRestrictions } from '../price/price-stay.ts';
import {
  type Cells,
  cellsOf,
  isProblem,
  problem,
  type ReadRow,
  type RowProblem,
  readRow,
} from './read-row.ts';
import { typeCalled } from './type-called.ts';

/** A row that can be booked. */
export interface ReadyStay {
  readonly priced: PricedStay;
  readonly guest: ReadGuest;
  readonly paid: Cents;
  readonly note: string | undefined;
}

/** A row of a file as it would be. */
export interface PlannedRow {
  readonly cells: Cells;
  readonly type: StoredProperty | undefined;
  readonly read: ReadRow | undefined;
  /** Absent where the row is wrong, cancelled, or here already. */
  readonly stay?: ReadyStay;
  readonly problem?: RowProblem;
  readonly isCancelled?: boolean;
}

export type ImportPlan = Awaited<ReturnType<typeof planImport>>;

/** The file's rows, read, and what the motel has for them. */
interface Planning {
  readonly words: Words;
  readonly types: readonly StoredProperty[];
  /** By the id of a kind of room: its prices for stays of any length. */
  readonly tariffs: ReadonlyMap<string, Tariff>;
  /** The motel's own stays. */
  readonly known: ReadonlySet<string>;
  readonly free: Awaited<ReturnType<typeof freeRooms>>;
  readonly today: CivilDate;
  readonly person: Person;
  readonly reason: string;
}

/** Plans each row of a file in its order: an earlier row takes its nights before a later one. */
export async function planImport(
  context: MotelContext & { readonly db: Db },
  { columns, rows: texts, dates }: ImportTable,
  by: Pick<Planning, 'person' | 'reason'>,
) {
  const { db, words } = context;
  const table = texts.map((row) => cellsOf(columns, row));
  const { order, read } = readTable(words, table, dates);
  const stays = read.flatMap((row) => (isProblem(row) ? [] : [row]));
  const { properties: types = [], tariff } = (await listPricedProperties(db)) ?? {};
  const planning = {
    ...by,
    words,
    types,
    tariffs: new Map(tariff && types.map(({ id }) => [id, withoutRestrictions(tariff, id)])),
    known: await knownStays(db, stays),
    free: await freeRooms(db, types, stays),
    today: deskDay(context),
  };
  const rows = table.map((cells, at) => planRow(cells, read[at], planning));
  const ready = rows.flatMap(({ stay }) => stay ?? []);
  const total = sum(...ready.map(({ priced }) => priced.total));
  return { dates: order, rows, ready, total };
}

/** Statuses of stays that will not be, in the words of other systems. */
const CANCELLED = /^(?:cancel|annul|declin|expire|no.?show|refus|storn|void)/i;

function planRow(cells: Cells, read: ReadRow | RowProblem | undefined, planning: Planning): PlannedRow {
  const { words, types, tariffs, known, free, today } = planning;
  const type = typeCalled(cells.type ?? '', types);
  if (CANCELLED.test(cells.status ?? ''))
    return { cells, type, read: isProblem(read) ? undefined : read, isCancelled: true };
  if (read === undefined || isProblem(read))
    return { cells, type, read: undefined, ...(read && { problem: read }) };
  const row = { cells, type, read };
  const wrong = (found: RowProblem): PlannedRow => ({ ...row, problem: found });
  if (cells.type === undefined) return wrong(problem(words, 'type', 'import-type-missing'));
  const tariff = type && tariffs.get(type.id);
  if (type === undefined || tariff === undefined)
    return wrong(problem(words, 'type', 'import-type-unknown', { called: cells.type }));
  if (read.checkOut <= today) return wrong(problem(words, 'checkOut', 'import-over'));
  const guest = readGuest(words, guestOfRow(cells));
  if (!guest.ok) return wrong(refused(words, guest, fieldOfGuest(cells)));
  if (known.has(stayKey(type.id, read, guest.value.details.lastname))) return row;
  const priced = priceRow(type, tariff, read, planning);
  if (!priced.ok) return wrong(refused(words, priced, fieldOfStay));
  const full = nightDates(read).find((date) => free.left(type, date) < read.rooms);
  if (full !== undefined)
    return wrong(problem(words, 'type', 'import-full', { title: type.title, date: words.shownDate(full) }));
  free.take(type, read);
  return { ...row, stay: { priced: priced.value, guest: guest.value, paid: read.paid, note: cells.note } };
}

/** Prices a row by hand, as it was agreed, with the tariff's taxes in it. */
function priceRow(
  property: StoredProperty,
  tariff: Tariff,
  { checkIn, checkOut, adults, children, rooms, total }: ReadRow,
  { words, today, person, reason }: Planning,
): Outcome<PricedStay> {
  const limits = tariff.limitsOf(property.id);
  if (limits === undefined) throw new Error(`The tariff has no room ${property.id}`);
  const party: Party = { adults, children, infants: 0, pets: 0, rooms };
  // Guests may be in the house already.
  const wanted = readStay(words, { checkIn, checkOut, party }, limits, earlierOf(checkIn, today));
  if (!wanted.ok) return wanted;
  const stay = { checkIn, checkOut };
  const extraPersons = extraPersonsNeeded(party, limits);
  const byHand = { total, reason };
  const found = { property, tariff, limits };
  return priceStay(words, found, { stay, party, extraPersons, byHand }, today, person);
}

/** Reads the rows in the given order of dates, or else in that of which most can be read; the first where several can. */
function readTable(words: Words, table: readonly Cells[], dates: DateOrder | undefined) {
  const readings = (dates === undefined ? DATE_ORDERS : [dates]).map((order) => {
    const read = table.map((cells) => readRow(words, cells, order));
    return { order, read, dated: read.filter(hasDates).length };
  });
  return readings.reduce((best, other) => (other.dated > best.dated ? other : best));
}

function hasDates(row: ReadRow | RowProblem): boolean {
  return !isProblem(row) || (row.field !== 'checkIn' && row.field !== 'checkOut');
}

/** The rooms that are left on the nights of a file's stays. */
async function freeRooms(db: Db, types: readonly StoredProperty[], stays: readonly ReadRow[]) {
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
    take(type: StoredProperty, stay: ReadRow) {
      for (const date of nightDates(stay)) left.set(`${type.id} ${date}`, leftOn(type, date) - stay.rooms);
    },
  };
}

function refused(words: Words, { error }: Refused, fieldOf: (field: string) => ImportField): RowProblem {
  const { message, issues = [] } = problemOf(words, error);
  return { field: fieldOf(issues[0]?.field ?? error.reason), message };
}

function fieldOfStay(rule: string): ImportField {
  return STAY_FIELDS[rule] ?? 'price';
}

const STAY_FIELDS: Readonly<Record<string, ImportField>> = {
  checkIn: 'checkIn',
  checkOut: 'checkOut',
  roomQuantity: 'rooms',
  guests: 'adults',
  extraPersons: 'adults',
  'room-out-of-stock': 'type',
};

/** The column of a guest's detail: a name may have one or two. */
function fieldOfGuest({ firstname, lastname }: Cells) {
  return (field: string): ImportField => {
    if (field === 'phone' || field === 'email') return field;
    if (field === 'firstname' && firstname !== undefined) return 'firstname';
    return field === 'lastname' && lastname !== undefined ? 'lastname' : 'name';
  };
}

export function guestWords({ cells, stay }: PlannedRow): string {
  if (stay !== undefined) return guestName(stay.guest.details);
  return cells.name ?? [cells.firstname, cells.lastname].filter(Boolean).join(' ');
}

/** The guest of a row; a whole name is `Louise Tremblay` or `Tremblay, Louise`. */
function guestOfRow({ name = '', firstname, lastname, phone = '', email = '' }: Cells): TypedGuest {
  const whole = wholeName(name);
  return {
    ...NO_GUEST,
    firstname: firstname ?? whole.firstname,
    lastname: lastname ?? whole.lastname,
    phone,
    email,
  };
}

function wholeName(name: string): Pick<TypedGuest, 'firstname' | 'lastname'> {
  const [last = '', first] = name.split(',').map((part) => part.trim());
  if (first !== undefined) return { firstname: first, lastname: last };
  const words = name.split(/\s+/);
  return { firstname: words.slice(0, -1).join(' '), lastname: words.at(-1) ?? '' };
}

/** Tells one stay of a guest from others. */
function stayKey(propertyId: string, { checkIn, checkOut }: Stay, lastname: string): string {
  return `${propertyId} ${checkIn} ${checkOut} ${lastname.toLowerCase()}`;
}

/** The keys of the stays that the motel has on the arrivals of some stays. */
async function knownStays(db: Db, stays: readonly Stay[]): Promise<ReadonlySet<string>> {
  const known = await staysFrom(db, [...new Set(stays.map(({ checkIn }) => checkIn))]);
  return new Set(known.map(({ propertyId, lastname, ...stay }) => stayKey(propertyId, stay, lastname)));
}

/** The stays and holds that begin on some days. */
async function staysFrom(db: Db, arrivals: readonly CivilDate[]) {
  if (arrivals.length === 0) return [];
  return db
    .selectFrom('bookings')
    .select(['property_id as propertyId', 'check_in as checkIn', 'check_out as checkOut'])
    .select(sql<string>`guest_details ->> 'lastname'`.as('lastname'))
    .where('status', 'in', ['held', 'confirmed'])
    .where(({ or }) => or(arrivals.map((day) => hasNights(day, addDays(day, 1)))))
    .where('check_in', 'in', arrivals)
    .execute();
}
