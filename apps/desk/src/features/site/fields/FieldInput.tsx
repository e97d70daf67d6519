import type { SiteField } from '@motel/api-client/desk-contracts';
import { Checkbox, SelectField, TextField } from '@motel/ui';
import { whichOne } from '../../../shared/field/typed-amount.tsx';
import { useMotel } from '../../../shared/motel.tsx';
import { keyOf, mistakeAt, numbersOf, shownValue } from '../part-draft.ts';
import { PicturesInput } from '../pictures/PicturesInput.tsx';
import { choicesOf } from './choices.ts';
import { LanguagesInput, PhoneInput, PlaceInput, zoneOf } from './NameInputs.tsx';
import { type PartForm, textOf } from './part-form.ts';

export function FieldInput({ field, form }: { readonly field: SiteField; readonly form: PartForm }) {
  const motel = useMotel();
  const { part, typed, onType } = form;
  const { kind, label, isOptional } = field;
  const key = keyOf(field);
  const value = typed[key] ?? shownValue(field);
  const mistake = mistakeAt(part, field);
  const onChange = (next: string | boolean) => onType({ [key]: next });
  if (typeof value === 'boolean') return <Checkbox label={label} checked={value} onChange={onChange} />;
  if (kind === 'pictures' || kind === 'picture' || kind === 'logo')
    return <PicturesInput {...{ label, value, mistake, onChange, kind, isOptional }} />;
  const shared = { label, value, error: mistake };
  if (kind === 'languages') return <LanguagesInput {...shared} form={form} />;
  if (kind === 'phone') return <PhoneInput {...shared} form={form} />;
  if (kind === 'place') return <PlaceInput {...shared} form={form} />;
  const options = choicesOf(field, value, part, textOf(form, 'country'));
  if (options !== undefined) {
    const choose = (next: string) => {
      onChange(next);
      if (kind === 'country') onType(zoneOf(next, Number(textOf(form, 'coordinates.longitude'))));
    };
    return <SelectField {...shared} onChange={choose} options={options} />;
  }
  const isLong = kind === 'text' || kind === 'list';
  const isNew = kind === 'number' && typed[key] !== undefined;
  return (
    <TextField
      {...shared}
      mark={isOptional ? 'Optional' : undefined}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      {...(isLong && { rows: Math.max(2, value.split('\n').length) })}
      hint={
        kind === 'list' ? 'Each on a line of its own' : isNew && whichOne(numbersOf(value, motel), onChange)
      }
      onChange={onChange}
    />
  );
}
