import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * While `active`, calls `dismiss` when the guest presses Escape, presses outside `inside`, or moves the
 * keyboard out of it. A press counts once it is over: what closes as it begins can move the very button that is
 * pressed from under the finger, and the press is lost.
 */
export function useDismiss(
  inside: RefObject<HTMLElement | null>,
  active: boolean,
  dismiss: (how: 'escape' | 'outside') => void,
) {
  const onDismiss = useEffectEvent(dismiss);

  useEffect(() => {
    if (!active) return;
    const isOutside = ({ target }: Event) => target instanceof Node && !inside.current?.contains(target);
    let isPressedOutside = false;
    const onPress = (event: Event) => {
      isPressedOutside = isOutside(event);
    };
    const onClick = () => {
      if (isPressedOutside) onDismiss('outside');
      isPressedOutside = false;
    };
    const onFocus = (event: Event) => {
      // The focus that a press moves comes before its click.
      if (!isPressedOutside && isOutside(event)) onDismiss('outside');
    };
    const onKey = (event: KeyboardEvent) => {
      isPressedOutside = false;
      if (event.key === 'Escape') onDismiss('escape');
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('click', onClick);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('click', onClick);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [active, inside]);
}
