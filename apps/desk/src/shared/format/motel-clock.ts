import type { AnswerTo } from '@motel/api-client/desk-contracts';

/** A browser's page has one motel, and all that it shows has one clock. */
let zone = zoneOf('UTC');
let known: readonly { readonly since: number; readonly minutes: number }[] = [];

/** Sets the time zone until the server's clock is known. */
export function setTimeZone(timeZone: string): void {
  zone = zoneOf(timeZone);
}

/** Takes over the server's clock, its offsets in the order of time: a browser's zones can be older than a law. */
export function setMotelClock(offsets: NonNullable<AnswerTo<'me'>['me']>['clock']): void {
  known = offsets.map(({ since, minutes }) => ({ since: Date.parse(since), minutes }));
}

/** The motel's date and hour, to be read in UTC: midnight is 00:00Z. The browser's zones count before the server's. */
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
