import { Icon } from '@motel/ui';
import { type DeskIconName, DRAWINGS } from './drawings.ts';

interface DeskIconProps {
  readonly name: DeskIconName;
  /** `small` is 16 px. @default 20 px */
  readonly size?: 'small';
  readonly className?: string | undefined;
}

/** A drawing of the desk beside words that say the same. */
export function DeskIcon({ name, size, className }: DeskIconProps) {
  return <Icon path={DRAWINGS[name]} grid={20} size={size === 'small' ? 16 : 20} className={className} />;
}
