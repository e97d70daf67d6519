import { SelectField } from '@motel/ui';
import { languageName } from '../language-name.ts';
import { useMotel } from '../motel.tsx';

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
