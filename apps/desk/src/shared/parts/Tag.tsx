import { classes } from '@motel/ui';
import type { ReactNode } from 'react';
import { DeskIcon } from '../icon/DeskIcon.tsx';
import type { DeskIconName } from '../icon/drawings.tsx';
import { icon as iconStyle, tag, tones } from './Tag.css.ts';

interface TagProps {
  readonly tone: keyof typeof tones;
  readonly icon: DeskIconName;
  readonly children: ReactNode;
}

/** A state in a drawing and a word; its colour only helps. */
export function Tag({ tone, icon, children }: TagProps) {
  return (
    <span className={classes(tag, tones[tone])}>
      <DeskIcon name={icon} className={iconStyle} />
      {children}
    </span>
  );
}
