/**
 * Checks the kind of an argument (R2), and returns it: a program in plain JavaScript may pass anything.
 * @throws TypeError naming the argument
 */
export function requireObject<T extends object>(name: string, value: T): T {
  if (typeof value === 'object' && value !== null) return value;
  throw new TypeError(`${name} must be an object, not ${String(value)}`);
}

/** Returns whether a value is an object with fields: no list, and not null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @throws TypeError naming the argument */
export function requireList<T>(name: string, value: readonly T[]): readonly T[] {
  if (Array.isArray(value)) return value;
  throw new TypeError(`${name} must be a list, not ${String(value)}`);
}

/** Checks a list and each of its entries. @throws TypeError naming the list */
export function requireObjects<T extends object>(name: string, value: readonly T[]): readonly T[] {
  for (const entry of requireList(name, value)) requireObject(name, entry);
  return value;
}

/** @throws RangeError naming the argument, for a word that is none of those known */
export function requireKnown<W>(name: string, value: W, known: readonly W[]): void {
  if (known.includes(value)) return;
  throw new RangeError(`${name} must be one of ${known.join(', ')}, not ${String(value)}`);
}

/**
 * Checks a documented input range (R2).
 * @throws RangeError naming the value when it is not a whole number from `min` to `max`.
 */
export function requireWholeNumber(name: string, value: number, min: number, max: number): void {
  if (!isWholeNumber(value, min, max)) {
    throw new RangeError(`${name} must be a whole number from ${min} to ${max}, not ${String(value)}`);
  }
}

export function isWholeNumber(value: number, min: number, max: number): boolean {
  return Number.isSafeInteger(value) && value >= min && value <= max;
}

/**
 * Checks a value that is true or false (R2): anything else would count as one of them.
 * @throws RangeError naming the value
 */
export function requireFlag(name: string, value: boolean): void {
  requireKnown(name, value, [true, false]);
}
