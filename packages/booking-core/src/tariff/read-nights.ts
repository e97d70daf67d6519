import { MAX_NIGHTS } from '../stay/bookable-stay.ts';
import type { FieldReader } from './field-reader.ts';
import { EVERY_DAY, type NightlyRule, type RoomNights } from './rules.ts';
import type { Weekday } from './tariff-data.ts';

const WEEKDAYS: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** The rooms of an entry: its key or keys, or all; and its dates. */
export function readSeason(entry: FieldReader, keys: readonly string[]): Omit<RoomNights, 'days'> {
  return { rooms: entry.some('room', keys, keys), ...entry.days() };
}

export function readRoomNights(entry: FieldReader, keys: readonly string[]): RoomNights {
  const bits = (days: readonly Weekday[]) => days.reduce((all, day) => all | (1 << WEEKDAYS.indexOf(day)), 0);
  const days = entry.maybe('on', EVERY_DAY, () => bits(entry.words('on', WEEKDAYS)));
  return { ...readSeason(entry, keys), days };
}

export function readNightly(entry: FieldReader, keys: readonly string[]): NightlyRule {
  entry.text('name', '');
  const nights = readRoomNights(entry, keys);
  const rule = {
    price: entry.amountOr('price', undefined),
    least: entry.whole('minNights', 1, MAX_NIGHTS, undefined),
    most: entry.whole('maxNights', 1, MAX_NIGHTS, undefined),
    closed: entry.flag('closed'),
    closedToArrival: entry.flag('closedToArrival'),
    closedToDeparture: entry.flag('closedToDeparture'),
  };
  if ((rule.least ?? 1) > (rule.most ?? MAX_NIGHTS)) entry.fault('maxNights', 'least', { from: 'minNights' });
  if (Object.values(rule).every((value) => value === undefined)) entry.fault(undefined, 'empty');
  return { ...nights, ...rule };
}
