import {
  type CivilDate,
  type CodeData,
  type NightPrice,
  nightDates,
  nightPrices,
  type Stay,
  type Tariff,
} from '@motel/booking-core';
import { type ChangedRun, nightWords } from '../desk/index.ts';
import { textTable } from './text-table.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** A month: a row for each night, a column for each room type. */
export function monthTable(tariff: Tariff, month: Stay): string {
  const rooms = Object.keys(tariff.data.rooms);
  const columns = rooms.map((room) => nightPrices(tariff, room, month.checkIn, month.checkOut));
  const rows = nightDates(month).map((date, night) => {
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

/** A line of what a change does. */
export function changeLine({ room, from, to, before, after }: ChangedRun): string {
  return `${room}  ${from === to ? from : `${from} to ${to}`}  ${nightWords(before)} → ${nightWords(after)}`;
}

function cell(night: NightPrice | undefined): string {
  return night === undefined ? '' : nightWords(night);
}

function weekdayOf(date: CivilDate): string {
  return WEEKDAYS[new Date(date).getUTCDay()] ?? '';
}
