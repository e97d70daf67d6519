import { type RefObject, useCallback, useEffect, useState } from 'react';
import { watchView } from '../watch-view.ts';

/** Why a carousel stands still for the moment. */
type Hold = 'hover' | 'keyboard' | 'drag' | 'out of view' | 'page hidden';

export interface Holds {
  readonly held: boolean;
  readonly setDragged: (dragged: boolean) => void;
  /** The guest wants it to move although they point at it: forgotten until they point at it again. */
  readonly release: () => void;
}

/**
 * Whether a guest points at an element, has the keyboard in it, drags it, or cannot see it. True on the server
 * and until it is known to be in view.
 */
export function useHolds(element: RefObject<HTMLElement | null>): Holds {
  const [holds, setHolds] = useState<readonly Hold[]>(['out of view']);

  const set = useCallback((hold: Hold, on: boolean) => {
    setHolds((before) => {
      if (before.includes(hold) === on) return before;
      return on ? [...before, hold] : before.filter((other) => other !== hold);
    });
  }, []);

  useEffect(() => {
    const root = element.current;
    if (!root) return;
    const listening = new AbortController();
    const { signal } = listening;

    root.addEventListener('pointerenter', () => set('hover', true), { signal });
    root.addEventListener('pointerleave', () => set('hover', false), { signal });
    // A pressed button has the focus as well, yet nobody is reading with the keyboard.
    root.addEventListener('focusin', () => set('keyboard', root.querySelector(':focus-visible') !== null), {
      signal,
    });
    root.addEventListener('focusout', () => set('keyboard', false), { signal });

    const onVisibility = () => set('page hidden', document.hidden);
    document.addEventListener('visibilitychange', onVisibility, { signal });
    onVisibility();

    const stopWatching = watchView(root, (isInView) => set('out of view', !isInView));
    return () => {
      listening.abort();
      stopWatching();
    };
  }, [element, set]);

  const setDragged = useCallback((dragged: boolean) => set('drag', dragged), [set]);
  const release = useCallback(() => {
    set('hover', false);
    set('keyboard', false);
  }, [set]);

  return { held: holds.length > 0, setDragged, release };
}
