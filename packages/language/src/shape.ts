/** The ways in which a language writes amounts, hours and dates. */
export interface Shape {
  /** Of digits: `1,234.50`, `1 234,50`. */
  readonly digits: { readonly point: '.' | ','; readonly group: ',' | '\u00a0' };
  /** Whether the sign of a currency stands behind an amount: `89,50 $`. */
  readonly isSignBehind: boolean;
  /** An hour of the day, 0 to 24, in everyday words, and as a time. */
  readonly hour: (hour: number) => { readonly text: string; readonly time: string };
  /** Of dates, for `Intl`. */
  readonly dates: string;
  /** Whether the day stands before the month: `4–7 juill.` */
  readonly isDayFirst: boolean;
}

/** `10 PM`, `3:00 PM`. */
export function hourOfTwelve(hour: number): ReturnType<Shape['hour']> {
  const [clock, half] = [hour % 12 || 12, hour % 24 < 12 ? 'AM' : 'PM'];
  return { text: `${clock} ${half}`, time: `${clock}:00 ${half}` };
}
