import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * While `active`, calls `dismiss` when the guest presses Escape, presses outside `inside`, or moves the
 * keyboard out of it.
 */
export function useDismiss(
  inside: RefObject<HTMLElement | null>,
  active: boolean,
  dismiss: (how: 'escape' | 'outside') => void,
) {
  const onDismiss = useEffectEvent(dismiss);

  useEffect(() => {
    if (!active) return;
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !inside.current?.contains(event.target)) onDismiss('outside');
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss('escape');
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey);
    };
  }, [active, inside]);
}
