import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { wheel } from '../spinner/Spinner.css.ts';
import { type ButtonStyle, buttonStyle } from './button-style.ts';

export interface ButtonProps
  extends ButtonStyle,
    Omit<ComponentPropsWithRef<'button'>, 'style' | 'aria-disabled' | 'aria-busy'> {
  /** Work is in progress: presses (and Enter in a field) do nothing; the button keeps focus. @default false */
  readonly busy?: boolean | undefined;
  /** The button's text while busy. @default children */
  readonly busyText?: ReactNode;
}

/** A button; `type` defaults to `button`. */
export function Button({
  variant,
  size,
  full,
  busy = false,
  busyText,
  children,
  onClick,
  className,
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
      className={classes(buttonStyle({ variant, size, full }), className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy && <span className={wheel} aria-hidden="true" />}
      {busy ? (busyText ?? children) : children}
    </button>
  );
}
