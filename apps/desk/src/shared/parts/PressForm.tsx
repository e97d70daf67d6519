import type { AnswerTo } from '@motel/api-client/desk-contracts';
import { Alert, type ButtonStyle } from '@motel/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { DeskIconName } from '../icon/DeskIcon.tsx';
import { type Doing, type Pressing, usePress } from '../wire/calls.ts';
import { DeskButton } from './Page.tsx';
import { ends, form } from './PressForm.css.ts';

interface PressFormProps<Name extends Doing> extends ButtonStyle {
  readonly call: Name;
  /** Absent while an entry is missing: a press then shows which. */
  readonly asked: Pressing<Name> | undefined;
  readonly onDone?: (answer: AnswerTo<Name>) => void;
  /** The words of the button. */
  readonly deed: ReactNode;
  readonly icon?: DeskIconName;
  /** Whether the button can be pressed. @default true */
  readonly isReady?: boolean;
  readonly beside?: ReactNode;
  /** @param isTried after a press while an entry was missing */
  readonly children?: ReactNode | ((isTried: boolean) => ReactNode);
}

/** The fields of one press, why it was refused, and its button. */
export function PressForm<Name extends Doing>(props: PressFormProps<Name>) {
  const { call, asked, onDone, deed, isReady = true, beside, children, ...button } = props;
  const { press, isPressing, problem } = usePress(call);
  const [isTried, setTried] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(asked === undefined);
    const answer = asked && (await press(asked));
    if (answer !== undefined) onDone?.(answer);
  }
  return (
    <form className={form} onSubmit={submit} noValidate>
      {typeof children === 'function' ? children(isTried) : children}
      {problem && <Alert tone="error">{problem.message}</Alert>}
      <div className={ends}>
        <DeskButton type="submit" {...button} disabled={isPressing || !isReady}>
          {deed}
        </DeskButton>
        {beside}
      </div>
    </form>
  );
}
