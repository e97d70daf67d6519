import type {
  RateChange,
  SeasonRowWire,
  SeasonWire,
  StandsAboveWire,
} from '@motel/api-client/desk-contracts';
import type { Weekday } from '@motel/booking-core';
import { entryKey } from '@motel/booking-core/rates';
import { dateWords } from '@motel/content/english';
import type { DeskMotel } from '../../../shared/motel.tsx';
import { dayAfter, priceText, WEEK } from '../calendar.ts';
import { readPrice } from '../draft.ts';

/** A season's price of a room type on a day of the week; nothing leaves it as all year has it. */
export type MatrixCell = Omit<SeasonRowWire, 'rooms' | 'on'>;

/** A season as a table: room types down, days of the week across. */
type Matrix = Readonly<Record<string, Readonly<Record<Weekday, MatrixCell>>>>;

function eachDay<Value>(valueOn: (day: Weekday) => Value): Record<Weekday, Value> {
  return Object.fromEntries(WEEK.map((day) => [day, valueOn(day)])) as Record<Weekday, Value>;
}

/** For each field the last row that states it wins, as in the tariff (F5). */
export function matrixOf(rows: readonly SeasonRowWire[], rooms: readonly string[]): Matrix {
  const cellOf = (room: string, day: Weekday): MatrixCell => {
    const own = rows.filter((row) => row.rooms.includes(room) && (row.on?.includes(day) ?? true));
    return Object.assign({}, ...own.map(({ rooms: _, on: __, ...stated }) => stated));
  };
  return Object.fromEntries(rooms.map((room) => [room, eachDay((day) => cellOf(room, day))]));
}

/** The rows of a table: a room type has one for most of its week, and one for each exception. */
export function seasonRows(matrix: Matrix): SeasonRowWire[] {
  const rows = Object.entries(matrix).flatMap(([room, week]) =>
    rowsOfWeek(week).map((row) => ({ rooms: [room], ...row })),
  );
  // Exceptions are of different days, and come after the rows of whole weeks: the last row wins.
  const ordered = rows.toSorted(
    (one, other) => Number(one.on !== undefined) - Number(other.on !== undefined),
  );
  const same = Map.groupBy(ordered, ({ rooms: _, ...row }) => entryKey(row));
  return [...same.values()].map(([first, ...others]) => ({
    ...(first as SeasonRowWire),
    rooms: [first, ...others].flatMap((row) => row?.rooms ?? []),
  }));
}

function rowsOfWeek(week: Readonly<Record<Weekday, MatrixCell>>): Omit<SeasonRowWire, 'rooms'>[] {
  const groups = [...Map.groupBy(WEEK, (day) => entryKey(week[day])).values()]
    .map((days) => ({ days, cell: week[days[0] as Weekday] }))
    .toSorted((one, other) => other.days.length - one.days.length);
  const [most, ...others] = groups;
  if (most === undefined) return [];
  const fields = Object.keys(most.cell);
  // The exceptions state all that the row of most days does: it can be about the whole week.
  const isWhole = others.every(({ cell }) => fields.every((field) => Object.hasOwn(cell, field)));
  return groups
    .filter(({ cell }) => Object.keys(cell).length > 0)
    .map(({ days, cell }) => ({ ...(cell === most.cell && isWhole ? {} : { on: [...days] }), ...cell }));
}

/** The season that a night belongs to: the shortest one, else all year. */
export function seasonAt<Season extends SeasonWire>(
  seasons: readonly Season[],
  date: string,
): Season | undefined {
  const [allYear, ...others] = seasons;
  const covering = others.filter(({ from = '', to = '9999' }) => from <= date && date <= to);
  return covering.toSorted((one, other) => lengthOf(one) - lengthOf(other))[0] ?? allYear;
}

function lengthOf({ from, to }: SeasonWire): number {
  return from && to ? Date.parse(to) - Date.parse(from) : Number.POSITIVE_INFINITY;
}

export type WeekTexts = Readonly<Record<Weekday, string>>;

export type SeasonDraft = ReturnType<typeof seasonDraft>;

/** A typed season; an empty text leaves a price as all year has it. @param season absent for a new one */
export function seasonDraft(season: SeasonWire | undefined, rooms: readonly string[]) {
  const matrix = matrixOf(season?.rows ?? [], rooms);
  return {
    name: season?.name ?? '',
    from: season?.from ?? '',
    to: season?.to ?? '',
    prices: Object.fromEntries(
      rooms.map((room) => [room, eachDay((day) => priceText(matrix[room]?.[day].price))]),
    ),
    /** Of every room type. */
    least: eachDay((day) => {
      const nights = new Set(rooms.map((room) => matrix[room]?.[day].minNights));
      const [only] = nights;
      return nights.size === 1 && only !== undefined ? String(only) : '';
    }),
    /** The seasons above it that end on its nights. */
    ends: [] as readonly StandsAboveWire[],
  };
}

/** The same text on all days of a room type's week, when they are the same. */
export function wholeWeek(texts: WeekTexts): string {
  const [first = '', ...others] = new Set(Object.values(texts));
  return others.length === 0 ? first : '';
}

export function withWeek(text: string): WeekTexts {
  return eachDay(() => text);
}

/** The change that saving makes, or a sentence about the first thing that is wrong. */
export function seasonChange(
  motel: DeskMotel,
  season: SeasonWire | undefined,
  draft: SeasonDraft,
  rooms: readonly string[],
): { readonly change: RateChange } | { readonly fault: string } {
  const old = matrixOf(season?.rows ?? [], rooms);
  const before = seasonDraft(season, rooms).least;
  const faults: string[] = [];
  const cellOf = (room: string, day: Weekday): MatrixCell => {
    const text = draft.prices[room]?.[day].trim() ?? '';
    const { price } = readPrice(motel, text) ?? {};
    if (text !== '' && price === undefined) faults.push(`"${text}" is no price. Write 129 or 129.50.`);
    const least = draft.least[day].trim();
    if (!/^\d{0,3}$/.test(least)) faults.push(`"${least}" is no number of nights.`);
    const { price: _, minNights, ...kept } = old[room]?.[day] ?? {};
    const nights = least === before[day] ? minNights : least === '' ? undefined : Number(least);
    return {
      ...kept,
      ...(price !== undefined && { price }),
      ...(nights !== undefined && { minNights: nights }),
    };
  };
  const matrix = Object.fromEntries(rooms.map((room) => [room, eachDay((day) => cellOf(room, day))]));
  const [fault] = faults;
  if (fault !== undefined) return { fault };
  const { name, from, to, ends } = draft;
  const isAllYear = season !== undefined && season.name === undefined;
  const id = isAllYear ? {} : { name: name.trim(), ...(from && { from }), ...(to && { to }) };
  return {
    change: {
      kind: 'season',
      ...(season !== undefined && { was: idOf(season) }),
      season: { ...id, rows: seasonRows(matrix) },
      ...(ends.length > 0 && { ends: ends.map(idOf) }),
    },
  };
}

/** The change that ends a season: from today on, or altogether when it has not begun. */
export function endSeason(season: SeasonWire, today: string): RateChange {
  const was = idOf(season);
  if (season.from === undefined || season.from >= today) return { kind: 'season', was };
  return { kind: 'season', was, season: { ...was, rows: season.rows, to: dayAfter(today, -1) } };
}

/** Whether two are one season; nights set by hand have neither name nor dates. */
export function isSameSeason(one: SeasonId, other: SeasonId): boolean {
  return one.name === other.name && one.from === other.from && one.to === other.to;
}

type SeasonId = Pick<SeasonWire, 'name' | 'from' | 'to'>;

function idOf({ name, from, to }: SeasonId) {
  return { name, from, to };
}

/** `Summer, Jul 1 to Aug 31`. */
export function seasonWords({ name, from, to }: SeasonWire): string {
  return from && to ? `${name}, ${dateWords(from, 'day')} to ${dateWords(to, 'day')}` : `${name}`;
}
