import type { SiteField, SitePart } from '@motel/api-client/desk-contracts';
import { Checkbox, SelectField, type SelectOption, TextField } from '@motel/ui';
import { pictureOptions, shownValue } from './part-draft.ts';
import { AddLogo } from './pictures/AddLogo.tsx';
import type { AddedPicture } from './pictures/AddPicture.tsx';
import { PicturesInput } from './pictures/PicturesInput.tsx';
import { wide } from './Site.css.ts';

interface SiteFieldInputProps {
  readonly field: SiteField;
  readonly typed: string | boolean | undefined;
  readonly pictures: SitePart['pictures'];
  readonly mistake: string | undefined;
  readonly onChange: (value: string | boolean) => void;
  readonly onAdded: (added: AddedPicture) => void;
}

type Options = readonly SelectOption[];

/** The input of a field, by its kind. */
export function SiteFieldInput(props: SiteFieldInputProps) {
  const { field, typed, pictures, mistake, onChange, onAdded } = props;
  const { kind, label, isOptional } = field;
  const value = typed ?? shownValue(field);
  if (typeof value === 'boolean') return <Checkbox label={label} checked={value} onChange={onChange} />;
  if (kind === 'pictures') return <PicturesInput {...props} label={label} value={value} />;
  const shared = {
    label,
    value,
    onChange,
    mark: isOptional ? 'Optional' : undefined,
    error: mistake,
  };
  const options = optionsOf(kind, pictures);
  if (options !== undefined) {
    const choice = <SelectField {...shared} options={withOwn(value, options)} />;
    if (kind !== 'logo') return choice;
    return (
      <div className={wide}>
        {choice}
        <AddLogo
          onAdded={(added) => {
            onAdded(added);
            onChange(added.picture.name);
          }}
        />
      </div>
    );
  }
  if (kind === 'text' || kind === 'list') {
    return (
      <div className={wide}>
        <TextField {...shared} rows={kind === 'list' ? Math.max(2, value.split('\n').length) : 2} />
      </div>
    );
  }
  return <TextField {...shared} inputMode={kind === 'number' ? 'decimal' : 'text'} />;
}

/** The values to choose from; `undefined` where any can be typed. */
function optionsOf(kind: SiteField['kind'], pictures: SitePart['pictures']): Options | undefined {
  if (kind === 'picture' || kind === 'logo') return pictureOptions(pictures);
  return typeof kind === 'string' ? undefined : kind.oneOf.map((word) => ({ value: word, label: word }));
}

/** The options, with the value that stands there even if it is none of them. */
function withOwn(value: string, options: Options): Options {
  return options.some((option) => option.value === value) ? options : [{ value, label: value }, ...options];
}
