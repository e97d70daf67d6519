import { isNeededAtDesk } from '@motel/api-client/desk-contracts';
import type { GuestField } from '@motel/booking-core';
import { SelectField, TextField } from '@motel/ui';
import type { ComponentProps } from 'react';
import { languageName } from '../language-name.ts';
import { useMotel } from '../motel.tsx';
import { DETAIL_LABELS } from './details.ts';

type Typed = Pick<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'isChanged' | 'hint' | 'error'>;

interface DetailFieldProps extends Typed {
  readonly detail: GuestField;
  readonly label?: string;
}

/** A field for one detail of a guest. The browser fills in nothing: it knows the clerk. */
export function DetailField({ detail, label = DETAIL_LABELS[detail.name], ...typed }: DetailFieldProps) {
  return (
    <TextField
      label={label}
      {...CONTROLS[detail.kind]}
      autoComplete="off"
      mark={!isNeededAtDesk(detail) ? 'optional' : undefined}
      {...typed}
    />
  );
}

const CONTROLS = {
  text: {},
  email: { type: 'email' },
  phone: { type: 'tel' },
  note: { rows: 2 },
} as const satisfies Record<GuestField['kind'], object>;

interface LanguageFieldProps {
  /** A code; absent for the motel's first language. */
  readonly value: string | undefined;
  readonly onChange: (code: string) => void;
}

/** The language of a guest's letters, where the motel has several. */
export function LanguageField({ value, onChange }: LanguageFieldProps) {
  const { languages } = useMotel();
  if (languages.length < 2) return null;
  const options = languages.map((code) => ({ value: code, label: languageName(code) }));
  return (
    <SelectField
      label="Letters in"
      value={value ?? languages[0] ?? ''}
      options={options}
      onChange={onChange}
    />
  );
}
