import type { ProblemIssue } from '@motel/api-client/contracts';
import { isNeededAtDesk, type TypedGuest } from '@motel/api-client/desk-contracts';
import type { GuestField } from '@motel/booking-core';
import { SelectField, TextField } from '@motel/ui';
import { languageName } from '../language-name.ts';
import { useMotel } from '../motel.tsx';
import { DETAIL_LABELS, detailsOf } from './details.ts';

const CONTROLS = {
  text: {},
  email: { type: 'email' },
  phone: { type: 'tel' },
  note: { rows: 2 },
} as const satisfies Record<GuestField['kind'], object>;

interface GuestInputs {
  readonly guest: TypedGuest;
  readonly onChange: (typed: Partial<TypedGuest>) => void;
  readonly issues: readonly ProblemIssue[];
  /** The known details: others are marked as changed. */
  readonly known?: TypedGuest;
  readonly labels?: typeof DETAIL_LABELS;
  /** Below the telephone number. */
  readonly hint?: string | undefined;
}

/** The fields of a guest, for a form to place. The browser fills in nothing: it knows the clerk. */
export function useGuestInputs(inputs: GuestInputs) {
  const { guest, onChange, issues, known, labels = DETAIL_LABELS, hint } = inputs;
  const { languages } = useMotel();
  const field = (name: keyof TypedGuest) => ({
    value: guest[name] ?? '',
    onChange: (value: string) => onChange({ [name]: value }),
    isChanged: known !== undefined && guest[name] !== known[name],
    error: issues.find((issue) => issue.field === name)?.message,
    autoComplete: 'off' as const,
  });
  return {
    detailsOf: (kind: GuestField['kind']) =>
      detailsOf(kind).map((detail) => (
        <TextField
          key={detail.name}
          label={labels[detail.name]}
          mark={isNeededAtDesk(detail) ? undefined : 'optional'}
          hint={kind === 'phone' ? hint : undefined}
          {...CONTROLS[kind]}
          {...field(detail.name)}
        />
      )),
    car: <TextField label="Car and plate" mark="optional" {...field('car')} />,
    /** The language of their letters, where the motel has several; without a choice, its first one. */
    language: languages.length > 1 && (
      <SelectField
        label="Letters in"
        value={guest.language ?? languages[0] ?? ''}
        options={languages.map((code) => ({ value: code, label: languageName(code) }))}
        onChange={(language) => onChange({ language })}
      />
    ),
  };
}
