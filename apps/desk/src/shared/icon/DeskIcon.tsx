import { classes } from '@motel/ui';
import { icon, small } from './DeskIcon.css.ts';
import { type DeskIconName, DRAWINGS } from './drawings.tsx';

interface DeskIconProps {
  readonly name: DeskIconName;
  /** `small` is 16 px. @default 20 px */
  readonly size?: 'small';
  readonly className?: string | undefined;
}

/** A drawing beside words that say the same. */
export function DeskIcon({ name, size, className }: DeskIconProps) {
  return (
    <svg
      className={classes(icon, size === 'small' && small, className)}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      {DRAWINGS[name]}
    </svg>
  );
}
