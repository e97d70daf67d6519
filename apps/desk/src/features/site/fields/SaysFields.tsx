import type { SiteField, SitePart } from '@motel/api-client/desk-contracts';
import { classes } from '@motel/ui';
import { changed, choice, figure, wrong } from '../../../shared/sentence/Sentences.css.ts';
import { Sentences } from '../../../shared/sentence/Sentences.tsx';
import { keyOf, mistakeAt, shownValue } from '../part-draft.ts';
import { choicesOf } from './choices.ts';
import type { PartForm } from './part-form.ts';

interface SaysFieldsProps {
  readonly group: SitePart['groups'][number];
  readonly form: PartForm;
}

/** Fields within the sentences that they make true, and what is wrong with them below. */
export function SaysFields({ group: { says = '', fields }, form }: SaysFieldsProps) {
  const choices = fields.map((field) => [
    keyOf(field),
    <InlineField key={keyOf(field)} field={field} form={form} />,
  ]);
  return (
    <>
      <Sentences says={says} choices={Object.fromEntries(choices)} />
      {fields
        .filter((field) => mistakeAt(form.part, field) !== undefined)
        .map((field) => (
          <p key={keyOf(field)} role="alert" className={wrong}>
            {`${field.label}: ${mistakeAt(form.part, field)}`}
          </p>
        ))}
    </>
  );
}

/** Of a field that is yes or no. */
const YES = ['no', 'yes'].map((word) => ({ value: word, label: word }));

/** A field that is as wide as its words. */
function InlineField({ field, form }: { readonly field: SiteField; readonly form: PartForm }) {
  const [key, before] = [keyOf(field), shownValue(field)];
  const now = form.typed[key] ?? before;
  const value = typeof now === 'boolean' ? (now ? 'yes' : 'no') : now;
  const options = typeof now === 'boolean' ? YES : choicesOf(field, value, form.part, '');
  const Control = options === undefined ? 'input' : 'select';
  return (
    <Control
      aria-label={field.label}
      aria-invalid={mistakeAt(form.part, field) !== undefined}
      className={classes(choice, options === undefined && figure, now !== before && changed)}
      value={value}
      onChange={({ target }: { readonly target: { readonly value: string } }) =>
        form.onType({ [key]: options === YES ? target.value === 'yes' : target.value })
      }
    >
      {options?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Control>
  );
}
