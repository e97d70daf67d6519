/**
 * A formatter of a time zone. To make one is slow, so that it is made again only for another zone.
 * @returns the formatter of a time zone
 */
export function zoneFormat(
  locale: string,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): (timeZone: string) => Intl.DateTimeFormat {
  let last: { readonly zone: string; readonly format: Intl.DateTimeFormat } | undefined;
  return (zone) => {
    if (last?.zone !== zone) {
      last = { zone, format: new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }) };
    }
    return last.format;
  };
}
