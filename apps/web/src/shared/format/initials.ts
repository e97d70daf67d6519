/** The letters on a room's key fob: `HD` for Hoodoo Double. At most three; none for a room without a name. */
export function initials(name: string | undefined): string | undefined {
  const letters = (name ?? '').match(/(?<![\p{L}\p{M}'’])\p{L}/gu) ?? [];
  return letters.length === 0 ? undefined : letters.slice(0, 3).join('').toUpperCase();
}
