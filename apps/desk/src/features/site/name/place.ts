/** The place in a link of a map, or in two numbers that it copies: latitude and longitude in degrees. */
export function placeIn(text: string): readonly [latitude: string, longitude: string] | undefined {
  const [, latitude, longitude] = /(-?\d{1,2}\.\d+)[^\d-]{1,8}(-?\d{1,3}\.\d+)/.exec(text) ?? [];
  return latitude === undefined || longitude === undefined ? undefined : [latitude, longitude];
}

/** The time zones of a country, or all where the browser knows none of it. @param country such as `CA` */
export function zonesOf(country: string): readonly string[] {
  try {
    // A method of newer engines, which TypeScript does not know yet.
    const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones(): string[] };
    const zones = locale.getTimeZones();
    if (zones.length > 0) return zones;
  } catch {
    // An engine without it, or no country.
  }
  return Intl.supportedValuesOf('timeZone');
}

/** The zone of a country whose clock follows the sun most closely. @param longitude in degrees */
export function zoneAt(country: string, longitude: number, now = new Date()): string | undefined {
  const away = (zone: string) => Math.abs(hoursAhead(zone, now) - longitude / 15);
  return zonesOf(country).toSorted((one, other) => away(one) - away(other))[0];
}

/** Of the world's clock, in winter and in summer. */
function hoursAhead(timeZone: string, now: Date): number {
  const at = (zone: string) => Date.parse(now.toLocaleString('en-US', { timeZone: zone }));
  return (at(timeZone) - at('UTC')) / 3_600_000;
}

/** A zone by its town and its clock: `Edmonton: 9:22 AM Mountain Time`. */
export function clockIn(timeZone: string, now = new Date()): string {
  const town = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  const way = { hour: 'numeric', minute: '2-digit', timeZoneName: 'longGeneric' } as const;
  return `${town}: ${now.toLocaleTimeString('en-US', { ...way, timeZone })}`;
}
