import { type RefObject, useCallback, useEffect, useState } from 'react';
import { watchView } from '../watch-view.ts';

type Pause = 'hover' | 'keyboard' | 'drag' | 'out of view' | 'page hidden';

export interface Pauses {
  readonly isPaused: boolean;
  readonly setDragged: (dragged: boolean) => void;
  /** The guest wants it to move although they point at it; lasts until they point at it again. */
  readonly resume: () => void;
}

/** Whether a guest points at an element, focuses, drags or cannot see it. True until the element is known to be in view. */
export function usePauses(element: RefObject<HTMLElement | null>): Pauses {
  const [pauses, setPauses] = useState<readonly Pause[]>(['out of view']);

  const set = useCallback((pause: Pause, on: boolean) => {
    setPauses((before) => {
      if (before.includes(pause) === on) return before;
      return on ? [...before, pause] : before.filter((other) => other !== pause);
    });
  }, []);

  useEffect(() => {
    const root = element.current;
    if (!root) return;
    const listening = new AbortController();
    const { signal } = listening;

    root.addEventListener('pointerenter', () => set('hover', true), { signal });
    root.addEventListener('pointerleave', () => set('hover', false), { signal });
    // A pressed button has focus as well, but the guest is not reading with the keyboard.
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
  const resume = useCallback(() => {
    set('hover', false);
    set('keyboard', false);
  }, [set]);

  return { isPaused: pauses.length > 0, setDragged, resume };
}
