/** A language's name, and the ways in which it writes amounts and hours; those of dates are `Intl`'s. */
export interface Shape {
  /** Its own: `Français`. */
  readonly name: string;
  /** Of digits: `1,234.50`, `1 234,50`. */
  readonly digits: { readonly point: '.' | ','; readonly group: ',' | '\u00a0' };
  /** Whether the sign of a currency follows an amount: `89,50 $`. */
  readonly isSignBehind: boolean;
  /** Behind an hour of 24: `22 h`, `22:00`. */
  readonly hourSign: string;
  /** Countries where it writes dates and hours as in another one, by their codes: the locale of that one. */
  readonly asIn: Readonly<Record<string, string>>;
}
