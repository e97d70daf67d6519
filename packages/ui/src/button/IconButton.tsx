import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { base, variants } from './IconButton.css.ts';

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** The action; screen readers say it, because the button shows only a drawing. */
  readonly label: string;
  /** @default 'quiet' */
  readonly variant?: 'outline' | 'quiet';
}

/** A round button with a drawing on it. */
export function IconButton({ icon, label, variant = 'quiet', ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={`${base} ${variants[variant]}`} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
