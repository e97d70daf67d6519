import { type Cents, cents, formatDollars } from '@motel/booking-core';
import { LANGUAGES, type Language } from '@motel/language';

const UNBREAKABLE = '\u00a0';

/** `$89.50`, `89,50 $`. @param written in plain English digits */
export function withSign(language: Language, amount: Cents, sign: string, written = formatDollars): string {
  const digits = digitsOf(language, amount < 0 ? cents(-amount) : amount, written);
  const shown = LANGUAGES[language].isSignBehind ? digits + UNBREAKABLE + sign : sign + digits;
  return amount < 0 ? `−${shown}` : shown;
}

/** `1,234.50`, `1 234,50`. */
export function digitsOf(language: Language, amount: Cents, written = formatDollars): string {
  const { point, group } = LANGUAGES[language].digits;
  const [whole = '', ...parts] = written(amount).split('.');
  return [whole.replaceAll(',', group), ...parts].join(point);
}
