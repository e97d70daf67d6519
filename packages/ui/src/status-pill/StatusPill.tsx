import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { root, tones } from './StatusPill.css.ts';

export type StatusTone = keyof typeof tones;

export interface StatusPillProps {
  readonly tone: StatusTone;
  /** The status in words; colour only supports it. */
  readonly children: ReactNode;
}

/** A status, such as that of a booking. */
export function StatusPill({ tone, children }: StatusPillProps) {
  return <span className={classes(root, tones[tone])}>{children}</span>;
}
