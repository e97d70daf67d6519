import {
  ENGLISH,
  GUEST_FIELDS,
  type GuestDetails,
  type GuestField,
  type GuestFieldName,
  type Issue,
} from '@motel/booking-core';
import { Button, TextField } from '@motel/ui';
import { useState } from 'react';
import { PhoneField } from '../../shared/phone/PhoneField.tsx';
import { useLoaded } from '../../shared/use-loaded.ts';
import { useWords } from '../../shared/words.ts';
import * as styles from './fields.css.ts';
import { errorOf, FormSection, fieldId } from './fields.tsx';

const loadLikely = () => import('./likely-address.ts');

const INPUT_TYPES = { text: 'text', note: 'text', email: 'email' } as const;

interface GuestDetailsFieldsProps {
  readonly details: GuestDetails;
  readonly issues: readonly Issue[];
  readonly onChange: (field: GuestFieldName, text: string) => void;
}

/** The Guest Details of core's list, in its order (§2). */
export function GuestDetailsFields({ details, issues, onChange }: GuestDetailsFieldsProps) {
  const { ruleWords, t } = useWords();
  // A slip is looked for once the guest has left the field.
  const [left, setLeft] = useState('');
  const likely = useLoaded(loadLikely, left !== '');
  const meant =
    likely.kind === 'loaded' && left === details.email ? likely.value.likelyAddress(left) : undefined;
  const correction = meant !== undefined && (
    <Button size="small" onClick={() => onChange('email', meant)}>
      {t('Did you mean {address}?', { address: meant })}
    </Button>
  );
  const textField = ({ name, kind, isRequired, most, autocomplete }: GuestField) => {
    const field = {
      id: fieldId(name),
      name,
      label: ruleWords('guestFields', ENGLISH.guestFields)[name],
      mark: isRequired ? undefined : t('Optional'),
      autoComplete: autocomplete,
      maxLength: most,
      required: isRequired,
      value: details[name],
      error: errorOf(issues, name),
      onChange: (text: string) => onChange(name, text),
    };
    return kind === 'phone' ? (
      <PhoneField key={name} {...field} />
    ) : (
      <TextField
        key={name}
        {...field}
        type={INPUT_TYPES[kind]}
        {...(kind === 'note' && { rows: 3 })}
        {...(kind === 'email' && { hint: correction, onBlur: () => setLeft(details.email) })}
      />
    );
  };
  return (
    <FormSection title={t('Guest Details')}>
      <div className={styles.grid}>
        {GUEST_FIELDS.map((field) =>
          field.kind === 'note' ? (
            <div key={field.name} className={styles.wide}>
              {textField(field)}
            </div>
          ) : (
            textField(field)
          ),
        )}
      </div>
    </FormSection>
  );
}
