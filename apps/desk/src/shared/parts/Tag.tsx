import { StatusPill, type StatusPillProps } from '@motel/ui';
import { DeskIcon, type DeskIconName } from '../icon/DeskIcon.tsx';

export interface TagProps extends Pick<StatusPillProps, 'tone'> {
  readonly icon: DeskIconName;
  readonly words: string;
}

/** A state in a drawing and a word; its colour only helps. */
export function Tag({ tone, icon, words }: TagProps) {
  return (
    <StatusPill tone={tone} icon={<DeskIcon name={icon} size="small" />}>
      {words}
    </StatusPill>
  );
}
