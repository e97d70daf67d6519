// Canadian French: a space that does not break stands before a colon and a sign of money or per cent, and inside
// guillemets; none stands before `?`, `!` and `;`.

/** The space that does not break. */
export const SPACE = '\u{a0}';

/** `1 nuit`, `2 nuits`: in French zero is singular. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count}${SPACE}${count < 2 ? one : many}`;
}
