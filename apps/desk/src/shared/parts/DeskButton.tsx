import { Button, type ButtonProps, type ButtonStyle, buttonStyle, classes } from '@motel/ui';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { DeskIcon, type DeskIconName } from '../icon/DeskIcon.tsx';

interface Inside {
  readonly icon?: DeskIconName | undefined;
  /** The key that does the same, as the `?` list names it. */
  readonly shortcut?: string | undefined;
  readonly children: ReactNode;
}

/** A button with its drawing and its key. */
export function DeskButton({ icon, shortcut, children, ...rest }: Inside & Omit<ButtonProps, keyof Inside>) {
  return <Button {...rest}>{inside({ icon, shortcut, children })}</Button>;
}

/** A link that looks like a button. */
export function DeskLink({
  icon,
  shortcut,
  children,
  variant,
  size,
  full,
  className,
  ...rest
}: Inside & ButtonStyle & Omit<LinkProps, keyof Inside>) {
  return (
    <Link {...rest} className={classes(buttonStyle({ variant, size, full }), className)}>
      {inside({ icon, shortcut, children })}
    </Link>
  );
}

function inside({ icon, shortcut, children }: Inside) {
  return (
    <>
      {icon !== undefined && <DeskIcon name={icon} />}
      {children}
      {shortcut !== undefined && (
        <span aria-hidden="true">
          <kbd>{shortcut}</kbd>
        </span>
      )}
    </>
  );
}
