import type { SiteField, SitePart } from '@motel/api-client/desk-contracts';
import { hoursIn } from '@motel/content/desk-motel';
import type { SelectOption } from '@motel/ui';
import { titlesOf } from '../../../shared/field/fields.ts';
import { COUNTRY_OPTIONS } from '../country-options.ts';
import { clockIn, zonesIn } from './place.ts';

const { timeText, hourText } = hoursIn('en', 'en-CA');
const HOURS = Array.from({ length: 24 }, (_, at) => ({ value: `${at}`, label: timeText(at) }));
const DESK_HOURS = [6, 7, 8, 9, 10].flatMap((from) =>
  [17, 18, 19, 20, 21, 22, 23].map((to) => ({
    value: `${from} to ${to}`,
    label: `from ${hourText(from)} to ${hourText(to)}`,
  })),
);

/** Words of a field that is left out, by its kind. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  deskHours: 'by day; nights are not promised',
  hour: 'the usual hour',
};

/** The values of a field to choose from, the one that stands there among them; `undefined` where any can be typed. */
export function choicesOf({ kind, isOptional }: SiteField, value: string, part: SitePart, country: string) {
  const options = typeof kind === 'object' ? kind.oneOf.map(same) : optionsOf(kind, part, country);
  if (options === undefined) return undefined;
  const none = { value: '', label: LEFT_OUT[String(kind)] ?? 'none' };
  const all = isOptional ? [none, ...options] : options;
  return all.some((option) => option.value === value) ? all : [{ value, label: value || 'Choose' }, ...all];
}

const same = (word: string) => ({ value: word, label: word });

function optionsOf(kind: string, part: SitePart, country: string): readonly SelectOption[] | undefined {
  if (kind === 'hour') return HOURS;
  if (kind === 'deskHours') return [{ value: 'always', label: 'day and night' }, ...DESK_HOURS];
  if (kind === 'zone') return zonesIn(country).map((zone) => ({ value: zone, label: clockIn(zone) }));
  if (kind === 'country') return COUNTRY_OPTIONS;
  return kind === 'room' ? titlesOf(part.rooms) : undefined;
}
