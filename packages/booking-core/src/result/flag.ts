import { requireKnown } from './kind.ts';

/**
 * Checks a value that is true or false (R2): anything else would count as one of them.
 * @throws RangeError naming the value
 */
export function requireFlag(name: string, value: boolean): void {
  requireKnown(name, value, [true, false]);
}
