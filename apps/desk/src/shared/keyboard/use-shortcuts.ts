import { useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';
import { keepText, storedText } from '../field/use-kept.ts';

const KEY = 'desk-letters';

/** Whether letters do things: people who speak to their computer switch them off. */
export const useLetters = create(() => ({ areOn: storedText(KEY, 'localStorage') !== 'off' }));

export function switchLetters(areOn: boolean): void {
  useLetters.setState({ areOn });
  keepText(KEY, areOn ? 'on' : 'off', 'localStorage');
}

/** Keys with their purpose in words and their effect: `n`, `/`, `Escape`, `g t` for one key after another. */
export type Shortcuts = Readonly<Record<string, readonly [words: string, does: () => void]>>;

/** Keys with their words. */
export type OtherKeys = readonly (readonly [keys: readonly string[], words: string])[];

interface Part {
  readonly shortcuts: { readonly current: Shortcuts };
  readonly others: OtherKeys;
  readonly isEverywhere: boolean;
}

interface Options {
  readonly isOn?: boolean;
  /** Keys that the page's own elements answer, for the list. */
  readonly others?: OtherKeys | undefined;
  /** On every page of the desk. */
  readonly isEverywhere?: boolean;
}

const NONE: OtherKeys = [];

/** The parts of the page that are shown. */
const parts = new Set<Part>();

/** Does what keys say while this part of a page is shown, and lists them; in fields and dialogs Escape alone works. */
export function useShortcuts(
  shortcuts: Shortcuts,
  { isOn = true, others = NONE, isEverywhere = false }: Options = {},
): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  // Not `useEffect`: a page that is drawn answers its keys at once.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const part = { shortcuts: latest, others, isEverywhere };
    parts.add(part);
    return () => void parts.delete(part);
  }, [isOn, others, isEverywhere]);
}

/** Milliseconds until the first key of two is forgotten. */
const FORGOTTEN = 1500;

/** The first key of two, which waits for the second one, and the time of its press. */
let waiting: { readonly key: string; readonly at: number } | undefined;

window.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey) return;
  const isSecond = waiting !== undefined && event.timeStamp - waiting.at < FORGOTTEN;
  const first = isSecond ? `${waiting?.key} ` : '';
  waiting = undefined;
  const isLetter = event.key.length === 1;
  if (event.defaultPrevented || (isLetter && !useLetters.getState().areOn)) return;
  // In a field the arrows move in its text.
  if (event.key !== 'Escape' && isTyping(event.target)) return;
  if (event.key === 'Enter' && isPressed(event.target)) return;
  const keys = first + (event.altKey ? 'Alt+' : '') + (isLetter ? event.key.toLowerCase() : event.key);
  const all = [...parts].flatMap(({ shortcuts }) => Object.entries(shortcuts.current));
  if (all.some(([known]) => known.startsWith(`${keys} `))) waiting = { key: keys, at: event.timeStamp };
  const found = all.find(([known]) => known === keys);
  if (found === undefined) return;
  event.preventDefault();
  found[1][1]();
});

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable="true"], dialog[open]') !== null
  );
}

/** A link or a button answers Enter itself. */
function isPressed(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button') !== null;
}

/** The keys that do something now, as on the keyboard: those of the page first. Keys for one thing are one line. */
export function shownKeys(): OtherKeys {
  const lines = new Map<string, string[]>();
  const inOrder = [...parts].toSorted((one, other) => Number(one.isEverywhere) - Number(other.isEverywhere));
  for (const { shortcuts, others } of inOrder) {
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
  'Alt+ArrowDown': 'Alt ↓',
  'Alt+ArrowUp': 'Alt ↑',
  Enter: '↵',
  Escape: 'Esc',
};

function nameOf(key: string): string {
  return NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
