import { type RefObject, useLayoutEffect } from 'react';

/** Minimum distance from the window's edge, in px. */
const edge = 8;

/**
 * While `active`, keeps a floating panel within its form, or without one within the window: moves it sideways as far
 * as it extends beyond the edge, and scrolls to it when it opens below the fold. Repeats when it grows, as when its content has loaded.
 */
export function useKeepInView(panel: RefObject<HTMLElement | null>, active: boolean) {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!active || !element) return;
    const place = () => {
      element.style.translate = '';
      const { start, end } = boundsOf(element);
      element.style.maxWidth = `${end - start}px`;
      const { left, right } = element.getBoundingClientRect();
      const over = right - end;
      if (over > 0) element.style.translate = `${-Math.min(over, Math.max(0, left - start))}px`;
      element.scrollIntoView({ block: 'nearest' });
    };
    place();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(place);
    observer.observe(element);
    return () => observer.disconnect();
  }, [panel, active]);
}

/** The edges of the panel's space, in px from the window's left. */
function boundsOf(element: HTMLElement): { readonly start: number; readonly end: number } {
  const form = element.closest('form')?.getBoundingClientRect();
  if (form) return { start: form.left, end: form.right };
  return { start: edge, end: document.documentElement.getBoundingClientRect().right - edge };
}
