import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { root, tones } from './StatusPill.css.ts';

export type StatusTone = keyof typeof tones;

export interface StatusPillProps {
  readonly tone: StatusTone;
  /** The status in words; colour only underlines it. */
  readonly children: ReactNode;
}

/** Where something stands. */
export function StatusPill({ tone, children }: StatusPillProps) {
  return <span className={classes(root, tones[tone])}>{children}</span>;
}
