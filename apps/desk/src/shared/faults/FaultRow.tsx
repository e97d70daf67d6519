import type { AskedOf } from '@motel/api-client';
import type { DeskCalls, Remedy } from '@motel/api-client/desk-contracts';
import { Alert, TextField } from '@motel/ui';
import { useState } from 'react';
import { DeskIcon } from '../icon/DeskIcon.tsx';
import { DeskButton, DeskLink } from '../parts/Page.tsx';
import { PressForm } from '../parts/PressForm.tsx';
import { type Doing, usePress } from '../wire/calls.ts';
import { closing, command, fault, mark, remedy as remedyStyle, soft, words } from './faults.css.ts';

interface FaultRowProps {
  readonly sentence: string;
  readonly remedy: Remedy;
}

export function FaultRow({ sentence, remedy }: FaultRowProps) {
  return (
    <li className={fault}>
      <DeskIcon name="warning" className={mark} />
      <p className={words}>{sentence}</p>
      <RemedyOf remedy={remedy} />
    </li>
  );
}

function RemedyOf({ remedy }: Pick<FaultRowProps, 'remedy'>) {
  switch (remedy.kind) {
    case 'command':
      return (
        <div className={remedyStyle}>
          <span className={soft}>{remedy.label}, at the motel's machine:</span>
          <code className={command}>{remedy.line}</code>
        </div>
      );
    case 'close-item':
      return <CloseItem {...remedy} />;
    case 'retry-mail':
      return <PressRemedy call="retryMail" asked={{ parts: { id: remedy.id } }} label={remedy.label} />;
    case 'ask-provider':
      return <PressRemedy call="askProvider" asked={{}} label={remedy.label} />;
    case 'stay':
      return <OtherPage to={`/stays/${remedy.id}`} label={remedy.label} />;
    case 'receipts':
      return <OtherPage to={`/stays/${remedy.id}/receipts`} label={remedy.label} />;
    case 'plan':
      return <OtherPage to={`/plan?from=${remedy.date}`} label={remedy.label} />;
    case 'till':
      return <OtherPage to={`/till?date=${remedy.date}`} label={remedy.label} />;
  }
}

function OtherPage({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <DeskLink to={to} icon="forward">
      {label}
    </DeskLink>
  );
}

interface PressRemedyProps<Name extends Doing> {
  readonly call: Name;
  readonly asked: Omit<AskedOf<DeskCalls[Name]>, 'key'>;
  readonly label: string;
}

/** A remedy that is one press. */
function PressRemedy<Name extends Doing>({ call, asked, label }: PressRemedyProps<Name>) {
  const { press, isPressing, problem } = usePress(call);
  return (
    <div className={remedyStyle}>
      <DeskButton onClick={() => press(asked)} disabled={isPressing}>
        {label}
      </DeskButton>
      {problem && <Alert tone="error">{problem.message}</Alert>}
    </div>
  );
}

interface CloseItemProps {
  readonly reference: string;
  readonly stay?: string | undefined;
  readonly label: string;
}

function CloseItem({ reference, stay, label }: CloseItemProps) {
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const isMissing = note.trim() === '';
  if (!isOpen) {
    return (
      <DeskButton onClick={() => setOpen(true)} aria-expanded={false}>
        {label}
      </DeskButton>
    );
  }
  const others = (
    <>
      <DeskButton onClick={() => setOpen(false)}>Back</DeskButton>
      {stay !== undefined && <OtherPage to={`/stays/${stay}`} label="Open the stay" />}
    </>
  );
  return (
    <div className={closing}>
      <PressForm
        call="closeItem"
        asked={isMissing ? undefined : { body: { reference, note } }}
        deed={label}
        variant="ink"
        beside={others}
      >
        {(isTried) => (
          <TextField
            label="What was done"
            value={note}
            onChange={setNote}
            maxLength={500}
            rows={2}
            autoFocus
            error={isTried && isMissing ? 'Say what was done, for those who read it later.' : undefined}
          />
        )}
      </PressForm>
    </div>
  );
}
