import { callingCodeOf, readPhone } from '@motel/api-client/phone';
import { LANGUAGE_CODES } from '@motel/content/desk-motel';
import { SelectField, TextField, type TextFieldProps } from '@motel/ui';
import { languageName } from '../../../shared/language-name.ts';
import type { Typed } from '../part-draft.ts';
import { type PartForm, textOf } from './part-form.ts';
import { placeIn, zoneAt } from './place.ts';

interface NameInputProps extends Pick<TextFieldProps, 'label' | 'value' | 'error'> {
  readonly form: PartForm;
}

/** The motel's number as people write it, and a link that rings it as guests will. */
export function PhoneInput({ form, ...shared }: NameInputProps) {
  const code = callingCodeOf(textOf(form, 'country'));
  const number = readPhone(shared.value, code);
  return (
    <TextField
      {...shared}
      type="tel"
      hint={number ? <a href={`tel:${number}`}>Test: ring it</a> : `Without a code, it is one of ${code}`}
      onChange={(shown) =>
        form.onType({ 'phone.shown': shown, 'phone.href': `tel:${readPhone(shown, code) ?? ''}` })
      }
    />
  );
}

/** The motel's pin on a map, moved by the link of any map; the time zone follows it. */
export function PlaceInput({ form, label, error }: NameInputProps) {
  const [north, east] = ['latitude', 'longitude'].map((name) => textOf(form, `coordinates.${name}`));
  const isPlace = placeIn(`${north}, ${east}`) !== undefined;
  const url = `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=16/${north}/${east}`;
  const move = (text: string) => {
    const [latitude, longitude] = placeIn(text) ?? [text, text];
    form.onType({ 'coordinates.latitude': `${latitude}`, 'coordinates.longitude': `${longitude}` });
    if (placeIn(text)) form.onType(zoneOf(textOf(form, 'country'), Number(longitude)));
  };
  const pin = (
    <a href={url} target="_blank" rel="noreferrer">
      See your pin on the map
    </a>
  );
  const placeholder = 'Paste the link of a map to move your pin';
  const value = isPlace ? '' : `${north}`;
  return <TextField {...{ label, error, value, placeholder }} hint={isPlace && pin} onChange={move} />;
}

/** The time zone of a place, as it is typed. */
export function zoneOf(country: string, longitude: number): Typed {
  return { 'houseRules.timeZone': zoneAt(country, longitude) ?? '' };
}

/** The languages of the pages in their order: that of the owner's words, then those of the menu. */
export function LanguagesInput({ label, value, error, form }: NameInputProps) {
  const codes = (value || 'en').split('\n');
  const put = (at: number, code: string) =>
    form.onType({ languages: [...new Set(codes.toSpliced(at, 1, code))].filter(Boolean).join('\n') });
  return LANGUAGE_CODES.slice(0, codes.length + 1).map((_, at) => (
    <SelectField
      key={at}
      label={at === 0 ? label : 'Then'}
      error={at === 0 ? error : undefined}
      value={codes[at] ?? ''}
      options={[
        ...(at === 0 ? [] : [{ value: '', label: 'No other' }]),
        ...LANGUAGE_CODES.map((code) => ({ value: code as string, label: languageName(code) })),
      ]}
      onChange={(code) => put(at, code)}
    />
  ));
}
