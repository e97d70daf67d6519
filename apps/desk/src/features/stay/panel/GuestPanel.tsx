import type { TypedGuest } from '@motel/api-client/desk-contracts';
import type { GuestField } from '@motel/booking-core';
import { TextField } from '@motel/ui';
import { useState } from 'react';
import { DetailField, LanguageField } from '../../../shared/guest/DetailField.tsx';
import { detailsOf } from '../../../shared/guest/details.ts';
import { PanelForm, type PanelProps, useDeed } from './PanelForm.tsx';
import { two } from './StayPanel.css.ts';

type FieldName = keyof TypedGuest;

/** Corrects what is known of the guest. */
export function GuestPanel(props: PanelProps) {
  const { before, ...known } = props.stay.guest;
  // Only what this person has typed: the rest follows the stay.
  const [edits, setEdits] = useState<Partial<TypedGuest>>({});
  const guest = { ...known, ...edits };
  const edit = useDeed('editGuest', props);
  const issues = edit.problem?.problem?.issues ?? [];
  const field = (name: FieldName) => ({
    value: guest[name] ?? '',
    onChange: (value: string) => setEdits({ ...edits, [name]: value }),
    isChanged: guest[name] !== known[name],
    error: issues.find((issue) => issue.field === name)?.message,
  });
  const detail = (asked: GuestField) => (
    <DetailField key={asked.name} detail={asked} {...field(asked.name)} />
  );
  const save = async () => {
    if (await edit.press({ guest }, 'The guest’s details are changed.')) setEdits({});
  };
  return (
    <PanelForm
      title="Guest"
      lead="The number with which the guest signs in on the website does not change."
      deed="Save the guest"
      press={edit}
      isReady={Object.keys(edits).some((name) => guest[name as FieldName] !== known[name as FieldName])}
      onSubmit={save}
    >
      <div className={two}>{detailsOf('text').map(detail)}</div>
      {detailsOf('phone').map(detail)}
      {detailsOf('email').map(detail)}
      <TextField label="Car and plate" autoComplete="off" mark="optional" {...field('car')} />
      <LanguageField value={guest.language} onChange={(language) => setEdits({ ...edits, language })} />
      {detailsOf('note').map(detail)}
    </PanelForm>
  );
}
