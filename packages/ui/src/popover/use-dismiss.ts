import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * While `active`, calls `dismiss` when the guest presses Escape, presses outside `inside`, or moves focus out of
 * it. A press counts at its end: a panel that closes at its start can move the pressed button away from under the
 * finger, and the press is lost.
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
      // A press moves focus before its click.
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
