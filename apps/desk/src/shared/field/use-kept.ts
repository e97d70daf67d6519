import { useEffect, useState } from 'react';

/** A state that survives a reload and signing in again. @param begin reads what was stored, perhaps by an older desk */
export function useKept<State>(key: string, begin: (stored: unknown) => State) {
  const [state, setState] = useState(() => begin(stored(key)));
  useEffect(() => keep(key, state), [key, state]);
  return [state, setState] as const;
}

/** For as long as the tab, or beyond it. */
type Where = 'sessionStorage' | 'localStorage';

/** Reads what was kept; `undefined` where nothing was, or storage is blocked. */
export function stored(key: string, where?: Where): unknown {
  try {
    return JSON.parse(storedText(key, where) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** @param value `undefined` forgets it */
export function keep(key: string, value: unknown, where?: Where): void {
  keepText(key, value === undefined ? undefined : JSON.stringify(value), where);
}

/** Reads a text that was kept; `undefined` where none was, or storage is blocked. */
export function storedText(key: string, where: Where = 'sessionStorage'): string | undefined {
  try {
    return window[where].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @param text `undefined` forgets it */
export function keepText(key: string, text: string | undefined, where: Where = 'sessionStorage'): void {
  try {
    if (text === undefined) window[where].removeItem(key);
    else window[where].setItem(key, text);
  } catch {
    // Storage is blocked or full: it is kept until the page is closed.
  }
}
