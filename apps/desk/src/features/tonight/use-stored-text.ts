import { useState } from 'react';

/** A typed text that survives a lost line, a reload and signing in again, in this window. */
export function useStoredText(key: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => stored(key));
  return [
    text,
    (next) => {
      setText(next);
      try {
        sessionStorage.setItem(key, next);
      } catch {
        // Storage is blocked: the text holds until the page is closed.
      }
    },
  ];
}

function stored(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
