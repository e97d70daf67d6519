/** The choice after a press on one of many: pressed again it is out, and beyond the most the oldest one is. */
export function picked(chosen: readonly string[], id: string, most: number): readonly string[] {
  if (most > 1 && chosen.includes(id)) return chosen.filter((each) => each !== id);
  return [...chosen.filter((each) => each !== id), id].slice(-most);
}
