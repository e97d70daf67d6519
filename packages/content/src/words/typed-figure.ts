/** Digits with or without marks between their thousands, then a fraction. */
const FIGURE = /^(?<whole>\d{1,3}(?:[.,'’\s]\d{3})+|\d+|(?=[.,]\d))(?:[.,](?<fraction>\d{1,2}))?$/u;
/** A sign, a currency or a unit beside the digits. */
const AROUND = /^[\p{L}\p{Sc}\s]+|[\p{L}\p{Sc}%\s]+$/gu;

/**
 * Returns a figure that a person typed, or another system wrote, in the way of any language, as a decimal: `$1,258.50`,
 * `1.258,50 €`, `1 258,5` and `30 %` are `1258.50`, `1258.50`, `1258.5` and `30`. The last mark with one or two digits behind
 * it is the decimal one; one with three stands between thousands. `undefined` for anything else, such as `2 x 129` or `-5`.
 */
export function typedFigure(text: string): string | undefined {
  const { whole, fraction } = FIGURE.exec(text.replace(AROUND, ''))?.groups ?? {};
  if (whole === undefined) return undefined;
  const digits = whole.replace(/\D/g, '') || '0';
  return fraction === undefined ? digits : `${digits}.${fraction}`;
}
