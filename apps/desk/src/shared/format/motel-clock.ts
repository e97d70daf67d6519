/** An offset of the motel's clock from UTC, from a moment on. */
export interface ClockOffset {
  /** ISO 8601. */
  readonly since: string;
  /** Negative west of Greenwich. */
  readonly minutes: number;
}

/** A browser's page has one motel, and all that it shows has one clock. */
let zone = zoneOf('UTC');
let known: readonly { readonly since: number; readonly minutes: number }[] = [];

/** Sets the time zone until the server's clock is known. */
export function setTimeZone(timeZone: string): void {
  zone = zoneOf(timeZone);
}

/**
 * Takes over the server's clock: a browser's data of time zones can be older than a law that changes them.
 * @param offsets in the order of time
 */
export function setMotelClock(offsets: readonly ClockOffset[]): void {
  known = offsets.map(({ since, minutes }) => ({ since: Date.parse(since), minutes }));
}

/**
 * The motel's date and hour at an instant, to be read in UTC: its midnight is 00:00Z. Before the server's first offset the
 * browser's own data count.
 */
export function motelClock(at: Date | string): Date {
  const instant = new Date(at);
  const minutes = known.findLast(({ since }) => since <= instant.getTime())?.minutes ?? ownMinutes(instant);
  return new Date(instant.getTime() + minutes * 60_000);
}

function ownMinutes(instant: Date): number {
  const name = zone.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function zoneOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
}
