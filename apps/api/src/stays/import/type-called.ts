interface Named {
  readonly id: string;
  readonly title: string;
}

/**
 * Finds the kind of room that another program calls by this name: its title or id in any letters, or the beginning of one
 * word of a single title, such as `JAR` for “Chambre Jardin”.
 */
export function typeCalled<T extends Named>(name: string, types: readonly T[]): T | undefined {
  const wanted = plainName(name);
  if (wanted === '') return undefined;
  const exact = types.find(({ id, title }) => plainName(title) === wanted || plainName(id) === wanted);
  if (exact !== undefined) return exact;
  const alike = types.filter(({ title }) => words(title).some((word) => word.startsWith(wanted)));
  return alike.length === 1 ? alike[0] : undefined;
}

function words(text: string): string[] {
  return text.split(/\s+/).map(plainName);
}

/** Small letters and figures alone. */
function plainName(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
