import type { SiteField, SitePart } from '@motel/api-client/desk-contracts';
import { Checkbox, SelectField, TextField } from '@motel/ui';
import { shownValue } from './part-draft.ts';
import { wide } from './Site.css.ts';

interface SiteFieldInputProps {
  readonly field: SiteField;
  readonly typed: string | boolean | undefined;
  readonly pictures: SitePart['pictures'];
  readonly mistake: string | undefined;
  readonly onChange: (value: string | boolean) => void;
}

/** The input of a field, by its kind. */
export function SiteFieldInput({ field, typed, pictures, mistake, onChange }: SiteFieldInputProps) {
  const { kind, label, isOptional } = field;
  const value = typed ?? shownValue(field);
  if (typeof value === 'boolean') return <Checkbox label={label} checked={value} onChange={onChange} />;
  const shared = {
    ...{ label, value, onChange },
    ...(isOptional && { mark: 'Optional' }),
    ...(mistake !== undefined && { error: mistake }),
  };
  if (kind === 'picture') {
    return (
      <SelectField
        {...shared}
        options={withOwn(
          value,
          pictures.map(({ name, alt }) => [name, alt] as const),
        )}
      />
    );
  }
  if (typeof kind !== 'string') {
    return (
      <SelectField
        {...shared}
        options={withOwn(
          value,
          kind.oneOf.map((word) => [word, word] as const),
        )}
      />
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

/** The options, with the value that stands there even if it is none of them. */
function withOwn(value: string, options: readonly (readonly [value: string, label: string])[]) {
  const known = options.some(([option]) => option === value);
  return [...(known ? [] : [[value, value] as const]), ...options].map(([option, label]) => ({
    value: option,
    label,
  }));
}
