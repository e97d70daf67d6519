import type { AskedOf } from '@motel/api-client/desk';
import type { DeskCalls } from '@motel/api-client/desk-contracts';
import { Alert } from '@motel/ui';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { type Doing, usePress } from '../../shared/wire/use-press.ts';
import { remedy } from './MorningPage.css.ts';

interface PressRemedyProps<Name extends Doing> {
  readonly call: Name;
  readonly asked: Omit<AskedOf<DeskCalls[Name]>, 'key'>;
  readonly label: string;
}

/** A remedy that is one press. */
export function PressRemedy<Name extends Doing>({ call, asked, label }: PressRemedyProps<Name>) {
  const { press, isPressing, problem } = usePress(call);
  return (
    <div className={remedy}>
      <DeskButton onClick={() => press(asked)} disabled={isPressing}>
        {label}
      </DeskButton>
      {problem && <Alert tone="error">{problem.message}</Alert>}
    </div>
  );
}
