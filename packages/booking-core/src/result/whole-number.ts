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
