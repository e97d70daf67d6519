import type { SeasonRowWire, SeasonWire } from '@motel/api-client/desk-contracts';
import type { Weekday } from '@motel/booking-core';
import { WEEK } from './calendar.ts';

/** A season's price of a room type on a day of the week; nothing leaves it as all year has it. */
export type MatrixCell = Omit<SeasonRowWire, 'rooms' | 'on'>;

/** A season as a table: room types down, days of the week across. */
export type Matrix = Readonly<Record<string, Readonly<Record<Weekday, MatrixCell>>>>;

/** For each field the last row that states it wins, as in the tariff (F5). */
export function matrixOf(rows: readonly SeasonRowWire[], rooms: readonly string[]): Matrix {
  return Object.fromEntries(
    rooms.map((room) => [
      room,
      Object.fromEntries(
        WEEK.map((day) => [
          day,
          Object.assign(
            {},
            ...rows
              .filter((row) => row.rooms.includes(room) && (row.on === undefined || row.on.includes(day)))
              .map(({ rooms: _, on: __, ...stated }) => stated),
          ),
        ]),
      ) as Record<Weekday, MatrixCell>,
    ]),
  );
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
  const same = Map.groupBy(ordered, ({ rooms: _, ...row }) => keyOf(row));
  return [...same.values()].map(([first, ...others]) => ({
    ...(first as SeasonRowWire),
    rooms: [first, ...others].flatMap((row) => row?.rooms ?? []),
  }));
}

function rowsOfWeek(week: Readonly<Record<Weekday, MatrixCell>>): Omit<SeasonRowWire, 'rooms'>[] {
  const groups = [...Map.groupBy(WEEK, (day) => keyOf(week[day])).values()]
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
  return from === undefined || to === undefined
    ? Number.POSITIVE_INFINITY
    : Date.parse(to) - Date.parse(from);
}

function keyOf(row: object): string {
  return JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
