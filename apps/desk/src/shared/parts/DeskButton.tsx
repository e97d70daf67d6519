import { classes } from '@motel/ui';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { DeskIcon } from '../icon/DeskIcon.tsx';
import type { DeskIconName } from '../icon/drawings.tsx';
import { button, looks, small, wide } from './DeskButton.css.ts';

interface Looks {
  /** `go` is the one thing to do on a screen, `ink` the chosen row's. @default 'plain' */
  readonly look?: keyof typeof looks;
  readonly size?: 'small' | 'wide';
  readonly icon?: DeskIconName;
  /** The key that does the same, as the `?` list names it. */
  readonly shortcut?: string;
  readonly children: ReactNode;
}

type DeskButtonProps = Looks & Omit<ComponentProps<'button'>, keyof Looks>;

export function DeskButton({ look, size, icon, shortcut, children, className, ...rest }: DeskButtonProps) {
  return (
    <button type="button" {...rest} className={classes(styleOf(look, size), className)}>
      <Inside icon={icon} shortcut={shortcut}>
        {children}
      </Inside>
    </button>
  );
}

type DeskLinkProps = Looks & Omit<LinkProps, keyof Looks>;

/** A link that looks like a button. */
export function DeskLink({ look, size, icon, shortcut, children, className, ...rest }: DeskLinkProps) {
  return (
    <Link {...rest} className={classes(styleOf(look, size), className)}>
      <Inside icon={icon} shortcut={shortcut}>
        {children}
      </Inside>
    </Link>
  );
}

function styleOf(look: Looks['look'] = 'plain', size?: Looks['size']) {
  return classes(button, looks[look], size === 'small' && small, size === 'wide' && wide);
}

interface InsideProps {
  readonly icon: DeskIconName | undefined;
  readonly shortcut: string | undefined;
  readonly children: ReactNode;
}

function Inside({ icon, shortcut, children }: InsideProps) {
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
