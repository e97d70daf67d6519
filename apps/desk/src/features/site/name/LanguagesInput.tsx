import { LANGUAGE_CODES } from '@motel/content/desk-motel';
import { Alert } from '@motel/ui';
import { languageName } from '../../../shared/language-name.ts';
import { DeskButton } from '../../../shared/parts/Page.tsx';
import { useDesk } from '../../../shared/wire/calls.ts';
import { soft } from '../Site.css.ts';
import { chip, chips } from './Name.css.ts';

interface LanguagesInputProps {
  readonly label: string;
  /** Their codes in order, a line each. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The languages of the pages: that of the owner's words first, then the others in the order of the site's menu. */
export function LanguagesInput({ label, value, error, onChange }: LanguagesInputProps) {
  const { data: site } = useDesk('site', {}, { refresh: false });
  const named = value.split('\n').filter(Boolean);
  const codes = named.length > 0 ? named : ['en'];
  const put = (order: readonly string[]) => onChange(order.join('\n'));
  const stateOf = (code: string, at: number) =>
    at === 0 ? 'first' : site?.parts.find(({ name }) => name === `${code}.yaml`)?.state;
  return (
    <fieldset className={chips}>
      <legend>{label}</legend>
      {error && <Alert tone="error">{error}</Alert>}
      {codes.map((code, at) => (
        <span key={code} className={chip}>
          {at > 1 && (
            <DeskButton
              size="small"
              icon="back"
              aria-label={`${languageName(code)} earlier`}
              onClick={() => put(codes.with(at, codes[at - 1] ?? '').with(at - 1, code))}
            >
              {null}
            </DeskButton>
          )}
          {languageName(code)}
          <span className={soft}>{stateOf(code, at)}</span>
          {at > 0 && (
            <DeskButton
              size="small"
              icon="cross"
              aria-label={`Without ${languageName(code)}`}
              onClick={() => put(codes.toSpliced(at, 1))}
            >
              {null}
            </DeskButton>
          )}
        </span>
      ))}
      {LANGUAGE_CODES.filter((code) => !codes.includes(code)).map((code) => (
        <DeskButton key={code} size="small" icon="plus" onClick={() => put([...codes, code])}>
          {languageName(code)}
        </DeskButton>
      ))}
    </fieldset>
  );
}
