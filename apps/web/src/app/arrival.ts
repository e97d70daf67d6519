import { media } from '@motel/ui/theme';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** On a change of path: scrolls to the top (§2) and focuses the heading, so that screen readers announce the new page. */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return undefined;
    lastPath.current = pathname;
    const isStill = matchMedia(media.reducedMotion).matches;
    scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
    return focusHeading(main.current);
  }, [pathname, main]);
}

/** Waits for a heading that comes with the page's data. @returns a function that stops waiting */
function focusHeading(main: HTMLElement | null): (() => void) | undefined {
  if (main === null) return undefined;
  const heading = main.querySelector('h1');
  focus(heading ?? main);
  if (heading !== null) return undefined;

  const observer = new MutationObserver(() => {
    const late = main.querySelector('h1');
    if (late === null) return;
    observer.disconnect();
    // A guest who has moved on since keeps their place.
    if (document.activeElement === main) focus(late);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function focus(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
