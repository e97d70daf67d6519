import type { SiteField, SitePart } from '@motel/api-client/desk-contracts';
import { classes } from '@motel/ui';
import { keyOf, mistakeAt, shownValue } from '../part-draft.ts';
import { choicesOf } from './choices.ts';
import { type PartForm, textOf } from './FieldInput.tsx';
import { changed, choice, figure, says as saysStyle, wrong } from './Fields.css.ts';

interface SaysFieldsProps {
  readonly group: SitePart['groups'][number];
  readonly form: PartForm;
}

/** Fields within the sentences that they make true, and what is wrong with them below. */
export function SaysFields({ group: { says = '', fields }, form }: SaysFieldsProps) {
  const byKey = new Map(fields.map((field) => [keyOf(field), field]));
  const mistakes = fields.flatMap((field) => {
    const sentence = mistakeAt(form.part, field);
    return sentence === undefined ? [] : [`${field.label}: ${sentence}`];
  });
  return (
    <div className={saysStyle}>
      {says.split('\n').map((line) => (
        <p key={line}>
          {line.split(/\{([^}]+)\}/).map((piece) => {
            const field = byKey.get(piece);
            return field === undefined ? piece : <InlineField key={piece} field={field} form={form} />;
          })}
        </p>
      ))}
      {mistakes.map((sentence) => (
        <p key={sentence} role="alert" className={wrong}>
          {sentence}
        </p>
      ))}
    </div>
  );
}

/** A field that is as wide as its words. */
function InlineField({ field, form }: { readonly field: SiteField; readonly form: PartForm }) {
  const { part, typed, onType } = form;
  const [key, before] = [keyOf(field), shownValue(field)];
  const isFlag = typeof before === 'boolean';
  const value = isFlag ? ((typed[key] ?? before) ? 'yes' : 'no') : textOf(form, key);
  const options = isFlag
    ? ['no', 'yes'].map((word) => ({ value: word, label: word }))
    : choicesOf(field, value, part, '');
  const shared = {
    'aria-label': field.label,
    'aria-invalid': mistakeAt(part, field) !== undefined,
    value,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onType({ [key]: isFlag ? target.value === 'yes' : target.value }),
  };
  const isChanged = typed[key] !== undefined && typed[key] !== before;
  if (options === undefined) {
    return (
      <input
        {...shared}
        className={classes(choice, figure, isChanged && changed)}
        type={field.kind === 'day' ? 'date' : 'text'}
        inputMode={field.kind === 'number' ? 'decimal' : undefined}
        size={field.kind === 'number' ? 4 : 11}
      />
    );
  }
  return (
    <select {...shared} className={classes(choice, isChanged && changed)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
