import type { TypedGuest } from '@motel/api-client/desk-contracts';
import { useState } from 'react';
import { useGuestInputs } from '../../../shared/guest/guest-inputs.tsx';
import { PanelForm, type PanelProps, useDeed } from './PanelForm.tsx';
import { two } from './StayPanel.css.ts';

/** Corrects what is known of the guest. */
export function GuestPanel(props: PanelProps) {
  const { before, ...known } = props.stay.guest;
  // Only what this person has typed: the rest follows the stay.
  const [edits, setEdits] = useState<Partial<TypedGuest>>({});
  const guest = { ...known, ...edits };
  const edit = useDeed('editGuest', props);
  const inputs = useGuestInputs({
    guest,
    onChange: (typed) => setEdits({ ...edits, ...typed }),
    issues: edit.problem?.problem?.issues ?? [],
    known,
  });
  const save = async () => {
    if (await edit.press({ guest }, 'The guest’s details are changed.')) setEdits({});
  };
  return (
    <PanelForm
      title="Guest"
      lead="The number with which the guest signs in on the website does not change."
      deed="Save the guest"
      press={edit}
      isReady={(Object.keys(edits) as (keyof TypedGuest)[]).some((name) => guest[name] !== known[name])}
      onSubmit={save}
    >
      <div className={two}>{inputs.detailsOf('text')}</div>
      {inputs.detailsOf('phone')}
      {inputs.detailsOf('email')}
      {inputs.car}
      {inputs.language}
      {inputs.detailsOf('note')}
    </PanelForm>
  );
}
