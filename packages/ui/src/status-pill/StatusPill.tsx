import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { dot, root, tones } from './StatusPill.css.ts';

export type StatusTone = keyof typeof tones;

export interface StatusPillProps {
  readonly tone: StatusTone;
  /** @default a dot */
  readonly icon?: ReactNode;
  /** The status in words; colour only supports it. */
  readonly children: ReactNode;
}

export function StatusPill({ tone, icon, children }: StatusPillProps) {
  return (
    <span className={classes(root, tones[tone])}>
      {icon ?? <span className={dot} />}
      {children}
    </span>
  );
}
