import { type GuestDetails, TEXT_LIMITS, type Violation } from '@motel/booking-core';
import { TextField, type TextFieldProps } from '@motel/ui';
import { FormSection } from './FormSection.tsx';
import { errorOf, fieldId } from './field-ids.ts';
import * as styles from './GuestDetailsFields.css.ts';

type Typed = Pick<TextFieldProps, 'label' | 'type' | 'autoComplete' | 'maxLength' | 'required' | 'inputMode'>;

const FIELDS: readonly (Typed & { readonly field: Exclude<keyof GuestDetails, 'specialRequest'> })[] = [
  { field: 'firstname', label: 'First name', autoComplete: 'given-name', maxLength: TEXT_LIMITS.firstname },
  { field: 'lastname', label: 'Last name', autoComplete: 'family-name', maxLength: TEXT_LIMITS.lastname },
  { field: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', maxLength: TEXT_LIMITS.phone },
  { field: 'email', label: 'Email', type: 'email', autoComplete: 'email', maxLength: TEXT_LIMITS.email },
];

interface GuestDetailsFieldsProps {
  readonly details: GuestDetails;
  readonly violations: readonly Violation[];
  readonly onChange: (field: keyof GuestDetails, text: string) => void;
}

export function GuestDetailsFields({ details, violations, onChange }: GuestDetailsFieldsProps) {
  return (
    <FormSection title="Guest Details">
      <div className={styles.grid}>
        {FIELDS.map(({ field, ...typed }) => (
          <TextField
            key={field}
            {...typed}
            id={fieldId(field)}
            name={field}
            required
            value={details[field]}
            error={errorOf(violations, field)}
            onChange={(text) => onChange(field, text)}
          />
        ))}
        <div className={styles.wide}>
          <TextField
            id={fieldId('specialRequest')}
            name="specialRequest"
            label="Special requests"
            mark="Optional"
            rows={3}
            maxLength={TEXT_LIMITS.specialRequest}
            value={details.specialRequest}
            error={errorOf(violations, 'specialRequest')}
            onChange={(text) => onChange('specialRequest', text)}
          />
        </div>
      </div>
    </FormSection>
  );
}
