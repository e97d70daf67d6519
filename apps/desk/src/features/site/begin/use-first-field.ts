import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus into the form of a new question: a screen reader then reads its first field. @param at the question */
export function useFirstField(at: number): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    form.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [at]);
  return form;
}
