/**
 * Checks a value that is text (R2): anything else would be written as `NaN` or `undefined`.
 * @throws RangeError naming the value
 */
export function requireText(name: string, value: string): void {
  if (typeof value !== 'string') throw new RangeError(`${name} must be text, not ${String(value)}`);
}
