/** The place in a link of a map, or in two numbers that it copies: latitude and longitude in degrees. */
export function placeIn(text: string): readonly string[] | undefined {
  return /(-?\d{1,2}\.\d+)[^\d-]{1,8}(-?\d{1,3}\.\d+)/.exec(text)?.slice(1);
}

/** The time zones of a country; all, where the browser knows none of it. @param country such as `CA` */
export function zonesOf(country: string): readonly string[] {
  // A method of newer engines, which TypeScript does not know yet.
  const locale = new Intl.Locale('und', { region: country || 'ZZ' }) as Intl.Locale & {
    getTimeZones?(): string[];
  };
  const zones = locale.getTimeZones?.() ?? [];
  return zones.length > 0 ? zones : Intl.supportedValuesOf('timeZone');
}

/** The zone of a country whose clock follows the sun most closely. @param longitude in degrees */
export function zoneAt(country: string, longitude: number): string | undefined {
  const now = new Date();
  const at = (timeZone: string) => Date.parse(now.toLocaleString('en-US', { timeZone })) / 3_600_000;
  const away = (zone: string) => Math.abs(at(zone) - at('UTC') - longitude / 15);
  return zonesOf(country).toSorted((one, other) => away(one) - away(other))[0];
}

/** A zone by its town and its clock: `Edmonton: 9:22 AM Mountain Time`. */
export function clockIn(timeZone: string): string {
  const town = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  const way = { hour: 'numeric', minute: '2-digit', timeZoneName: 'longGeneric' } as const;
  return `${town}: ${new Date().toLocaleTimeString('en-US', { ...way, timeZone })}`;
}
