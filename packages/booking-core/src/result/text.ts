/**
 * Checks a value that is text (R2), and returns it: anything else would be written as `NaN` or `undefined`.
 * @throws RangeError naming the value
 */
export function requireText(name: string, value: string): string {
  if (typeof value === 'string') return value;
  throw new RangeError(`${name} must be text, not ${String(value)}`);
}

/** A whole number with zeros before it, in at least so many digits. */
export function padded(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}
