import { type RefObject, useLayoutEffect } from 'react';

/** Minimum distance from the window's edge, in px. */
const edge = 8;

/**
 * While `active`, keeps a floating panel within the window: moves it sideways as far as it extends beyond the edge,
 * and scrolls to it when it opens below the fold. Repeats when it grows, as when its content has loaded.
 */
export function useKeepInView(panel: RefObject<HTMLElement | null>, active: boolean) {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!active || !element) return;
    const place = () => {
      element.style.translate = '';
      const { left, right } = element.getBoundingClientRect();
      const over = right - (document.documentElement.getBoundingClientRect().right - edge);
      if (over > 0) element.style.translate = `${-Math.min(over, Math.max(0, left - edge))}px`;
      element.scrollIntoView({ block: 'nearest' });
    };
    place();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(place);
    observer.observe(element);
    return () => observer.disconnect();
  }, [panel, active]);
}
