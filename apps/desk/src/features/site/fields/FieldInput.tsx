import type { SiteField, SitePart } from '@motel/api-client/desk-contracts';
import { Checkbox, SelectField, TextField } from '@motel/ui';
import { LanguagesInput } from '../name/LanguagesInput.tsx';
import { PhoneInput } from '../name/PhoneInput.tsx';
import { placeIn, zoneAt } from '../name/place.ts';
import { keyOf, mistakeAt, shownIn, shownValue, type Typed } from '../part-draft.ts';
import { AddLogo } from '../pictures/AddLogo.tsx';
import type { AddedPicture } from '../pictures/AddPicture.tsx';
import { PicturesInput } from '../pictures/PicturesInput.tsx';
import { wide } from '../Site.css.ts';
import { choicesOf } from './choices.ts';

/** The fields of a part, as they are typed. */
export interface PartForm {
  readonly part: SitePart;
  readonly typed: Typed;
  /** Takes what is typed, by the keys of fields. */
  readonly onType: (typed: Typed) => void;
  readonly onAdded: (added: AddedPicture) => void;
}

/** What a field says now. */
export function textOf({ part, typed }: PartForm, key: string): string {
  return String(typed[key] ?? shownIn(part, key));
}

/** The input of a field, by its kind. */
export function FieldInput({ field, form }: { readonly field: SiteField; readonly form: PartForm }) {
  const { part, typed, onType, onAdded } = form;
  const { kind, label, isOptional } = field;
  const key = keyOf(field);
  const value = typed[key] ?? shownValue(field);
  const mistake = mistakeAt(part, field);
  const onChange = (next: string | boolean) => onType({ [key]: next });
  if (typeof value === 'boolean') return <Checkbox label={label} checked={value} onChange={onChange} />;
  if (kind === 'pictures')
    return <PicturesInput {...{ label, value, mistake, onChange, onAdded }} pictures={part.pictures} />;
  const country = textOf(form, 'country');
  const shared = { label, value, onChange, error: mistake };
  if (kind === 'languages') return <LanguagesInput {...shared} />;
  if (kind === 'phone') return <PhoneInput {...shared} country={country} onType={onType} />;
  if (kind === 'place') return <PlaceInput {...shared} form={form} />;
  const options = choicesOf(field, value, part, country);
  if (options !== undefined) {
    const moved = (code: string) =>
      kind === 'country' ? zoned(code, Number(textOf(form, 'coordinates.longitude'))) : {};
    const choose = (next: string) => onType({ [key]: next, ...moved(next) });
    const choice = <SelectField {...shared} onChange={choose} options={options} />;
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
  const lines = kind === 'list' ? Math.max(2, value.split('\n').length) : 2;
  const text = {
    ...shared,
    mark: isOptional ? 'Optional' : undefined,
    inputMode: kind === 'number' ? ('decimal' as const) : undefined,
  };
  if (kind === 'day') return <TextField {...text} type="date" />;
  if (kind !== 'text' && kind !== 'list') return <TextField {...text} />;
  return (
    <TextField {...text} rows={lines} hint={kind === 'list' ? 'Each on a line of its own' : undefined} />
  );
}

/** The time zone of a place: what is typed with it. */
function zoned(country: string, longitude: number): Typed {
  const zone = zoneAt(country, longitude);
  return zone === undefined ? {} : { 'houseRules.timeZone': zone };
}

interface PlaceInputProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly form: PartForm;
}

/** Where the motel is: its pin on a map, moved by another map's link. */
function PlaceInput({ form, ...shared }: PlaceInputProps) {
  const [latitude, longitude] = ['latitude', 'longitude'].map((name) => textOf(form, `coordinates.${name}`));
  const isPlace = placeIn(`${latitude}, ${longitude}`) !== undefined;
  const move = (text: string) => {
    const [north, east] = placeIn(text) ?? [text, text];
    const zone = placeIn(text) && zoned(textOf(form, 'country'), Number(east));
    form.onType({ 'coordinates.latitude': north, 'coordinates.longitude': east, ...zone });
  };
  return (
    <TextField
      {...shared}
      value={isPlace ? '' : `${latitude}`}
      placeholder="Paste a map’s link to move your pin"
      hint={
        isPlace && (
          <a
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
            target="_blank"
            rel="noreferrer"
          >
            See your pin on the map
          </a>
        )
      }
      onChange={move}
    />
  );
}
