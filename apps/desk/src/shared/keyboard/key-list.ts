/** Keys with their purpose in words and their effect: `n`, `/`, `Escape`, `g t` for one key after another. */
export type Shortcuts = Readonly<Record<string, readonly [words: string, does: () => void]>>;

/** Keys with their words. */
export type OtherKeys = readonly (readonly [keys: readonly string[], words: string])[];

interface Listed {
  readonly shortcuts: { readonly current: Shortcuts };
  readonly others: OtherKeys;
  readonly isEverywhere: boolean;
}

/** Of the parts that are shown. */
const listed = new Set<Listed>();

/** @returns takes the part out again */
export function listKeys(part: Listed): () => void {
  listed.add(part);
  return () => listed.delete(part);
}

/** The keys that do something now, as on the keyboard: those of the page first. Keys for one thing are one line. */
export function shownKeys(): OtherKeys {
  const lines = new Map<string, string[]>();
  const parts = [...listed].toSorted((one, other) => Number(one.isEverywhere) - Number(other.isEverywhere));
  for (const { shortcuts, others } of parts) {
    const own = Object.entries(shortcuts.current).map(([keys, [words]]) => [keys.split(' '), words] as const);
    for (const [keys, words] of [...others, ...own]) {
      lines.set(words, [...(lines.get(words) ?? []), ...keys.map(nameOf)]);
    }
  }
  return [...lines].map(([words, keys]) => [keys, words]);
}

const NAMES: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  Enter: '↵',
  Escape: 'Esc',
};

function nameOf(key: string): string {
  return NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
