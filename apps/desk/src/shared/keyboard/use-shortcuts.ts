import { useEffect, useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';

const KEY = 'desk-letters';

interface Letters {
  /** People who speak to their computer switch letters off. */
  readonly areOn: boolean;
  /** The first key of two, which waits for the second one. */
  readonly waiting: string | undefined;
  /** The first key of the one that is being pressed. */
  readonly first: string | undefined;
}

export const useLetters = create<Letters>(() => ({
  areOn: storedLetters(),
  waiting: undefined,
  first: undefined,
}));

export function switchLetters(areOn: boolean): void {
  useLetters.setState({ areOn });
  try {
    localStorage.setItem(KEY, areOn ? 'on' : 'off');
  } catch {
    // Storage is blocked: the choice holds until the page is closed.
  }
}

/** Milliseconds until the first key of two is forgotten. */
const FORGOTTEN = 1500;

interface Options {
  /** @default true */
  readonly isOn?: boolean;
  /** Keys that the page's own elements answer, for the list. */
  readonly others?: OtherKeys | undefined;
  /** On every page of the desk. */
  readonly isEverywhere?: boolean;
}

const NONE: OtherKeys = [];

/**
 * Does what keys say while this part of the page is shown, and lists them for the person; all keys but Escape rest inside
 * fields and dialogs.
 */
export function useShortcuts(
  shortcuts: Shortcuts,
  { isOn = true, others = NONE, isEverywhere = false }: Options = {},
): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useLayoutEffect(
    () => (isOn ? listKeys({ shortcuts: latest, others, isEverywhere }) : undefined),
    [isOn, others, isEverywhere],
  );
  // Not `useEffect`: a page that is drawn answers its keys at once.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { areOn, first } = useLetters.getState();
      const isLetter = event.key.length === 1;
      if (isLetter && !areOn) return;
      // In a field the arrows move in its text.
      if (event.key !== 'Escape' && isTyping(event.target)) return;
      const key = isLetter ? event.key.toLowerCase() : event.key;
      const does = latest.current[first === undefined ? key : `${first} ${key}`];
      if (does === undefined) return;
      event.preventDefault();
      does[1]();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOn]);
}

/** Remembers `g` for the next key. One part of the page does it: the shell. */
export function useFirstKeys(first: string): void {
  useEffect(() => {
    let forget: ReturnType<typeof setTimeout> | undefined;
    const onKey = (event: KeyboardEvent) => {
      const { areOn, waiting } = useLetters.getState();
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      clearTimeout(forget);
      const isFirst =
        areOn && waiting === undefined && !isTyping(event.target) && event.key.toLowerCase() === first;
      useLetters.setState({ first: waiting, waiting: isFirst ? first : undefined });
      if (isFirst) forget = setTimeout(() => useLetters.setState({ waiting: undefined }), FORGOTTEN);
    };
    // While the key goes down to its element: before all that it may do.
    window.addEventListener('keydown', onKey, true);
    return () => {
      clearTimeout(forget);
      window.removeEventListener('keydown', onKey, true);
    };
  }, [first]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable="true"], dialog[open]') !== null
  );
}

function storedLetters(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

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
function listKeys(part: Listed): () => void {
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
