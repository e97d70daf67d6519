/** A date without time or zone, `yyyy-mm-dd`. Such strings sort as the days do. */
export type CivilDate = string;

const two = (value: number) => String(value).padStart(2, '0');

/** Noon is far from every clock change, so the civil date survives the conversion there and back in any time zone. */
export function toLocalNoon(date: CivilDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

/** The civil date on which a local `Date` falls, at any hour. */
export function toCivil(date: Date): CivilDate {
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** `days` later; earlier when negative. */
export function plusDays(date: CivilDate, days: number): CivilDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/** The first day of the month `months` after that of `date`. */
export function firstOfMonth(date: CivilDate, months = 0): CivilDate {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The same day `years` later; earlier when negative. A leap day becomes February 28 where there is none. */
export function addYears(date: CivilDate, years: number): CivilDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  return new Date(Date.UTC(year + years, month - 1, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}

/** Days from one date to another; negative when `to` is earlier. */
export function daysFrom(from: CivilDate, to: CivilDate): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

export function earlier(a: CivilDate, b: CivilDate): CivilDate {
  return a < b ? a : b;
}

export function later(a: CivilDate, b: CivilDate): CivilDate {
  return a > b ? a : b;
}
