import { languages } from '@motel/content';
import { SelectField } from '@motel/ui';

const NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

interface LanguageFieldProps {
  /** A code; absent for the motel's first language. */
  readonly value: string | undefined;
  readonly onChange: (code: string) => void;
}

/** The language of a guest's letters, where the motel has several. */
export function LanguageField({ value = languages[0], onChange }: LanguageFieldProps) {
  if (languages.length < 2) return null;
  const options = languages.map((code) => ({ value: code, label: NAMES.of(code) ?? code }));
  return <SelectField label="Letters in" value={value ?? ''} options={options} onChange={onChange} />;
}
