import type { NightlyData, TariffData, Weekday } from '../tariff/tariff-data.ts';

const EVERY_DAY: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
/** The fields of an entry that say which nights it is about. */
const SELECTORS: readonly string[] = ['room', 'from', 'to', 'on'];

/**
 * Adds an entry, which wins over all before it (F20). Entries that it covers in every night and every field are dropped,
 * so that a year of changes stays a short list.
 */
export function setNights(tariff: TariffData, entry: NightlyData): TariffData {
  const rooms = Object.keys(tariff.rooms);
  return { ...tariff, nightly: [...tariff.nightly.filter((old) => !covers(entry, old, rooms)), entry] };
}

function covers(entry: NightlyData, old: NightlyData, rooms: readonly string[]): boolean {
  const roomsOf = ({ room = rooms }: NightlyData) => [room].flat();
  const daysOf = ({ on = EVERY_DAY }: NightlyData) => on;
  const isWithin = <T>(some: readonly T[], all: readonly T[]) => some.every((one) => all.includes(one));
  return (
    isWithin(roomsOf(old), roomsOf(entry)) &&
    isWithin(daysOf(old), daysOf(entry)) &&
    (entry.from === undefined || (old.from !== undefined && entry.from <= old.from)) &&
    (entry.to === undefined || (old.to !== undefined && old.to <= entry.to)) &&
    Object.keys(old).every((field) => SELECTORS.includes(field) || Object.hasOwn(entry, field))
  );
}
