import { classes } from '@motel/ui';
import type { ReactNode } from 'react';
import { DeskIcon } from '../icon/DeskIcon.tsx';
import type { DeskIconName } from '../icon/drawings.tsx';
import { banner, tones, words } from './Banner.css.ts';

const ICONS: Readonly<Record<keyof typeof tones, DeskIconName>> = {
  good: 'check',
  warn: 'warning',
  bad: 'cross',
  plain: 'lock',
};

interface BannerProps {
  readonly tone: keyof typeof tones;
  readonly icon?: DeskIconName;
  /** Its one remedy. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Words from the desk: a refusal with its way out, the line that is down, an action that can be undone. */
export function Banner({ tone, icon = ICONS[tone], action, children }: BannerProps) {
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} className={classes(banner, tones[tone])}>
      <DeskIcon name={icon} />
      <p className={words}>{children}</p>
      {action}
    </div>
  );
}
