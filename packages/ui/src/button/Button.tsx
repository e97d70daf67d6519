import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { wheel } from '../spinner/Spinner.css.ts';
import { type ButtonStyle, buttonStyle } from './button-style.ts';

export interface ButtonProps
  extends ButtonStyle,
    Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'aria-disabled' | 'aria-busy'> {
  /** Its work is under way: presses (and Enter in a field) do nothing, the keyboard stays on it. @default false */
  readonly busy?: boolean | undefined;
  /** What it reads meanwhile. @default children */
  readonly busyText?: ReactNode;
}

/** A button; `type` is `button` unless it says otherwise. */
export function Button({
  variant,
  size,
  full,
  busy = false,
  busyText,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonStyle({ variant, size, full })}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy && <span className={wheel} aria-hidden="true" />}
      {busy ? (busyText ?? children) : children}
    </button>
  );
}
