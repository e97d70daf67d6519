import type { Remedy } from '@motel/api-client/desk-contracts';
import { TextField } from '@motel/ui';
import { useState } from 'react';
import { DeskIcon } from '../icon/DeskIcon.tsx';
import { DeskButton, DeskLink } from '../parts/Page.tsx';
import { PressForm } from '../parts/PressForm.tsx';
import { closing, command, fault, mark, remedy as remedyStyle, soft, words } from './faults.css.ts';

export function FaultRow({ sentence, remedy }: { readonly sentence: string; readonly remedy: Remedy }) {
  return (
    <li className={fault}>
      <DeskIcon name="warning" className={mark} />
      <p className={words}>{sentence}</p>
      <RemedyOf remedy={remedy} />
    </li>
  );
}

function RemedyOf({ remedy }: { readonly remedy: Remedy }) {
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
      return <PressForm call="retryMail" asked={{ parts: { id: remedy.id } }} deed={remedy.label} />;
    case 'ask-provider':
      return <PressForm call="askProvider" asked={{}} deed={remedy.label} />;
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

function CloseItem({ reference, stay, label }: Extract<Remedy, { kind: 'close-item' }>) {
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
