/** Reads a zone's clock by Intl's Swedish format, `2026-11-21 15:00:00`, which the source does not use. */
export function wallClock(instant: number, timeZone: string): string {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, known);
  return known.format(instant);
}

const formats = new Map<string, Intl.DateTimeFormat>();
