import { counted } from '@motel/content/english';
import { Alert } from '@motel/ui';
import type { ReactNode } from 'react';
import type { ManyPressed } from '../wire/use-press-many.ts';

interface PressedManyProps extends ManyPressed {
  /** Such as `cancelled`. */
  readonly deed: string;
  readonly action?: ReactNode;
}

/** The result of a press on many stays; the list of the stays says why some are left. */
export function PressedMany({ isPressing, done, problems, deed, action }: PressedManyProps) {
  if (isPressing || done + problems.size === 0) return null;
  return (
    <Alert tone={problems.size === 0 ? 'success' : 'error'} action={action}>
      {counted(done, 'stay')} {deed}.
      {problems.size > 0 && ` ${counted(problems.size, 'stay')} not: the list says why.`}
    </Alert>
  );
}
