/** Compares values of JSON; a field without a value counts as absent. */
export function isSame(said: unknown, right: unknown): boolean {
  if (Object(said) !== said || Object(right) !== right) return said === right;
  const one = said as Record<string, unknown>;
  const other = right as Record<string, unknown>;
  return Object.keys({ ...one, ...other }).every((name) => isSame(one[name], other[name]));
}
