import { StatusPill, type StatusPillProps } from '@motel/ui';
import { DeskIcon, type DeskIconName } from '../icon/DeskIcon.tsx';

export interface TagProps extends Omit<StatusPillProps, 'icon'> {
  readonly icon: DeskIconName;
}

/** A state in a drawing and a word; its colour only helps. */
export function Tag({ icon, ...rest }: TagProps) {
  return <StatusPill {...rest} icon={<DeskIcon name={icon} size="small" />} />;
}
