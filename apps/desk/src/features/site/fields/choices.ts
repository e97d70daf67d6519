import type { SiteField, SitePart } from '@motel/api-client/desk-contracts';
import { COUNTRIES, countryName, hoursIn } from '@motel/content/desk-motel';
import type { SelectOption } from '@motel/ui';
import { clockIn, zonesOf } from '../name/place.ts';
import { pictureOptions } from '../part-draft.ts';

type Options = readonly SelectOption[];

const { timeText, hourText } = hoursIn('en', 'en-CA');

/** The hours of a day, from its first on. */
const HOURS: Options = Array.from({ length: 24 }, (_, at) => ({ value: `${at}`, label: timeText(at) }));

const DESK_HOURS: Options = [
  { value: 'always', label: 'day and night' },
  ...[6, 7, 8, 9, 10].flatMap((from) =>
    [17, 18, 19, 20, 21, 22, 23].map((to) => ({
      value: `${from} to ${to}`,
      label: `from ${hourText(from)} to ${hourText(to)}`,
    })),
  ),
];

const COUNTRY_OPTIONS: Options = COUNTRIES.map((value) => ({
  value,
  label: countryName('en', value),
})).toSorted((one, other) => one.label.localeCompare(other.label, 'en'));

/** What a field that is left out says, by its kind. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  deskHours: 'by day; nights are not promised',
  hour: 'the usual hour',
  rooms: 'every room',
  words: 'nothing else',
};

/** The values of a field to choose from, the one that stands there among them; `undefined` where any can be typed. */
export function choicesOf({ kind, isOptional }: SiteField, value: string, part: SitePart, country: string) {
  const rooms = part.rooms.map(({ id, title }) => ({ value: id, label: title }));
  const pictures = pictureOptions(part.pictures);
  const by: Readonly<Record<string, Options>> = {
    hour: HOURS,
    deskHours: DESK_HOURS,
    country: COUNTRY_OPTIONS,
    room: rooms,
    rooms,
    picture: pictures,
    logo: pictures,
  };
  const options =
    typeof kind === 'object'
      ? kind.oneOf.map((word) => ({ value: word, label: word === 'card' ? 'a card' : word }))
      : kind === 'zone'
        ? zonesOf(country).map((zone) => ({ value: zone, label: clockIn(zone) }))
        : by[kind];
  if (options === undefined) return undefined;
  const none = LEFT_OUT[typeof kind === 'object' ? 'words' : kind] ?? 'None';
  const all = isOptional ? [{ value: '', label: none }, ...options] : options;
  return all.some((option) => option.value === value) ? all : [{ value, label: value || 'Choose' }, ...all];
}
