import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { action as actionStyle, root, tones, words } from './Alert.css.ts';

export type AlertTone = keyof typeof tones;

const icons = {
  error: 'warning',
  success: 'check',
  warning: 'warning',
  info: 'info',
} as const satisfies Record<AlertTone, IconName>;

export interface AlertProps {
  /** Errors interrupt a screen reader; the others wait their turn. */
  readonly tone: AlertTone;
  readonly children: ReactNode;
  /** @default that of its tone */
  readonly icon?: ReactNode;
  /** A link or button after the text, such as `Try Again`. */
  readonly action?: ReactNode;
}

/** A message at the place that it is about. */
export function Alert({ tone, icon, children, action }: AlertProps) {
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={classes(root, tones[tone])}>
      {icon ?? <Icon name={icons[tone]} />}
      <div className={words}>{children}</div>
      {action && <div className={actionStyle}>{action}</div>}
    </div>
  );
}
