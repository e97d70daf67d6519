type Kind = 'localStorage' | 'sessionStorage';

/** The text that this browser, or this tab, stored under a key; `null` where there is none, or storage is blocked. */
export function stored(kind: Kind, key: string): string | null {
  try {
    return globalThis[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or with `null` removes it. A browser that blocks storage remembers nothing, which is no error. */
export function store(kind: Kind, key: string, text: string | null): void {
  try {
    if (text === null) globalThis[kind].removeItem(key);
    else globalThis[kind].setItem(key, text);
  } catch {
    // The page works without it.
  }
}
