import {
  addDays,
  type CivilDate,
  type CodeData,
  daysBetween,
  formatDollars,
  type NightPrice,
  nightPrices,
  type Tariff,
} from '@motel/booking-core';
import { textTable } from './text-table.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** A month: a row for each night, a column for each room type. */
export function monthTable(tariff: Tariff, first: CivilDate): string {
  const rooms = Object.keys(tariff.data.rooms);
  const end = firstOfNext(first);
  const columns = rooms.map((room) => nightPrices(tariff, room, first, end));
  const rows = Array.from({ length: daysBetween(first, end) }, (_, night) => {
    const date = addDays(first, night);
    return [`${weekdayOf(date)} ${date}`, ...columns.map((nights) => cell(nights[night]))];
  });
  return textTable([['night', ...rooms], ...rows]);
}

/** The steps, periods and codes that are in force, a line each. */
export function otherRates({ data }: Tariff): string {
  const about = (room: string | readonly string[] | undefined) =>
    room === undefined ? '' : `, ${[room].flat().join(', ')}`;
  const lines = [
    ...(data.steps ?? []).map(
      ({ fromNight, off, room }) => `From night ${fromNight}: ${off} off${about(room)}`,
    ),
    ...(data.periods ?? []).map(
      ({ nights, price, room, from, to }) =>
        `${nights} nights for $${price}${about(room)}${from || to ? ` (${from ?? ''} to ${to ?? ''})` : ''}`,
    ),
    ...(data.codes ?? []).map(codeLine),
  ];
  return lines.join('\n');
}

/** Such as `Code SUMMER: 10% off, 2+ nights, nights 2027-07-01 to 2027-08-31, 50 bookings at most`. */
function codeLine({ code, off, room, minNights, uses, ...dates }: CodeData): string {
  const words = [
    `${off}`.endsWith('%') ? `${off} off` : `$${off} off`,
    ...(room === undefined ? [] : [[room].flat().join(', ')]),
    ...(minNights === undefined ? [] : [`${minNights}+ nights`]),
    ...span('nights', dates.from, dates.to),
    ...span('booked', dates.bookedFrom, dates.bookedTo),
    ...(uses === undefined ? [] : [`${uses} bookings at most`]),
  ];
  return `Code ${code}: ${words.join(', ')}`;
}

function span(what: string, from: string | undefined, to: string | undefined): string[] {
  const words = [...(from === undefined ? [] : [`from ${from}`]), ...(to === undefined ? [] : [`to ${to}`])];
  return words.length === 0 ? [] : [`${what} ${words.join(' ')}`];
}

/** Nights in a row of one room whose price or restrictions change alike. */
interface ChangedNights {
  readonly room: string;
  readonly from: CivilDate;
  /** Inclusive. */
  to: CivilDate;
  /** Such as `$89 → $129`. */
  readonly words: string;
}

/** The nights from one date to the day before another whose price or restrictions differ. */
export function changedNights(
  before: Tariff,
  after: Tariff,
  from: CivilDate,
  to: CivilDate,
): readonly ChangedNights[] {
  return Object.keys(after.data.rooms).flatMap((room) => {
    const old = nightPrices(before, room, from, to);
    const runs: ChangedNights[] = [];
    for (const [index, night] of nightPrices(after, room, from, to).entries()) {
      const [was, is] = [cell(old[index]), cell(night)];
      if (was === is) continue;
      const words = `${was} → ${is}`;
      const last = runs.at(-1);
      if (last?.words === words && addDays(last.to, 1) === night.date) last.to = night.date;
      else runs.push({ room, from: night.date, to: night.date, words });
    }
    return runs;
  });
}

/** A line of what a change does. */
export function changeLine({ room, from, to, words }: ChangedNights): string {
  return `${room}  ${from === to ? from : `${from} to ${to}`}  ${words}`;
}

/** Such as `$129, 2+ nights, no arrivals`. */
function cell(night: NightPrice | undefined): string {
  if (night === undefined) return '';
  const { price, closed, minNights, maxNights, closedToArrival, closedToDeparture } = night;
  const words = [
    closed ? 'closed' : price === undefined ? 'no price' : `$${formatDollars(price)}`,
    ...(minNights === undefined ? [] : [`${minNights}+ nights`]),
    ...(maxNights === undefined ? [] : [`at most ${maxNights} nights`]),
    ...(closedToArrival ? ['no arrivals'] : []),
    ...(closedToDeparture ? ['no departures'] : []),
  ];
  return words.join(', ');
}

function weekdayOf(date: CivilDate): string {
  return WEEKDAYS[new Date(date).getUTCDay()] ?? '';
}

function firstOfNext(first: CivilDate): CivilDate {
  const inNext = addDays(first, 31);
  return addDays(inNext, 1 - Number(inNext.slice(8)));
}
