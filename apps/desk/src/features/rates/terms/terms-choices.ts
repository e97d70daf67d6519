import type { RateTermsWire } from '@motel/api-client/desk-contracts';
import { hoursIn, typedPercents, typedTimes } from '@motel/content/desk-motel';
import { countedThings } from '@motel/content/english';
import { dollarReadings } from '../../../shared/field/typed-amount.tsx';
import { shownNights } from '../../../shared/format/shown-dates.ts';
import type { DeskMotel } from '../../../shared/motel.tsx';
import { priceWords } from '../calendar.ts';
import type { Terms } from './terms-draft.ts';

/** Each choice of the sentences: its label, usual values, units that can be typed, and words. A value is as people type it. */
export const CHOICES = {
  days: ['Arrivals', 'any day', '', '#'],
  kinds: ['Kinds of room', 'all kinds', '', '#'],
  rooms: ['Rooms', 'any number of rooms; 3 rooms; 5 rooms', 'rooms', '# or more'],
  nights: ['Nights', 'any number of nights; 3 nights; 7 nights; 28 nights', 'nights', '# or more'],
  plans: ['Plans', 'any plan', '', '#'],
  free: ['Free until', '0 days; 1 day; 2 days; 3 days; 7 days; 14 days; never', 'days hours', '#'],
  hour: ['Until the hour', '10:00 AM; 12:00 PM; 3:00 PM; 6:00 PM', 'time', '#'],
  keep: ['Kept after that', 'first night; 50%; everything; 0%', '% nights', '# of the stay'],
  noShow: ['Kept of a no-show', 'the same; first night; 50%; everything; 0%', '% nights', '# of the stay'],
  paid: ['Paid on booking', 'everything; 50%; 30%; first night; card; none', '% nights $', 'a deposit of #'],
  rest: ['The rest', 'the rest at arrival; 7 days; 14 days; 30 days', 'days', 'the rest # before'],
  change: ['Changes', '0 days; 1 day; 2 days; 7 days; never', 'days hours', 'until # before'],
} as const;
export type ChoiceName = keyof typeof CHOICES;
export const CHOICE_NAMES = Object.keys(CHOICES) as ChoiceName[];

const WORDS: Readonly<Record<string, string>> = {
  'first night': 'the first night',
  '50%': 'half of the stay',
  everything: 'the whole stay',
  '0%': 'nothing',
  card: 'nothing, but leave a card',
  none: 'nothing',
  'free 0 days': 'the day of arrival',
  'change 0 days': 'until the same day',
};

/** A value in its sentence. */
export function wordsFor(motel: DeskMotel, name: ChoiceName, value: string): string {
  const [, usual, , words] = CHOICES[name];
  const known = WORDS[value] ?? WORDS[`${name} ${value}`];
  if (known !== undefined || words === '#' || (usual.includes(value) && !/^\d/.test(value)))
    return known ?? value;
  const isAmount = !Number.isNaN(Number(value));
  return words.replace('#', isAmount ? priceWords(motel, Number(value)) : value.replace('%', '\u00a0%'));
}

const { timeText } = hoursIn('en', 'en-CA');

/** Hours before check-in: `7 days`, `6 hours`. */
function noticeText(hours: number): string {
  return hours % 24 === 0 ? countedThings(hours / 24, 'day') : countedThings(hours, 'hour');
}

/** The values of a set. */
export function valuesOf(motel: DeskMotel, known: Terms, terms: RateTermsWire): Record<ChoiceName, string> {
  const { from, to, room = [], plan = [], freeHours, changeHours = 0, deposit = 'everything' } = terms;
  const dayOf = (day: string) => shownNights(day, day, known.today);
  const open = `${from ? `from ${dayOf(from)}` : ''}${to ? `until ${dayOf(to)}` : ''}`;
  const titles = room.map((id) => known.rooms.find((one) => one.id === id)?.title ?? id);
  const labels = plan.map((id) => known.plans.find((one) => one.id === id)?.label ?? id);
  const counts = (none: string, thing: string, count?: number) =>
    count === undefined ? none : countedThings(count, thing);
  return {
    days: from && to ? shownNights(from, to, known.today) : open || 'any day',
    kinds: titles.join(', ') || 'all kinds',
    rooms: counts('any number of rooms', 'room', terms.fromRooms),
    nights: counts('any number of nights', 'night', terms.fromNights),
    plans: labels.join(', ') || 'any plan',
    free: freeHours === undefined ? 'never' : noticeText(freeHours),
    hour: timeText(terms.freeAt ?? motel.houseRules.checkInHour),
    keep: terms.keep,
    noShow: terms.noShow ?? 'the same',
    paid: terms.guarantee ?? `${deposit}`,
    rest: counts('the rest at arrival', 'day', terms.restDays),
    change: changeHours === 'never' ? changeHours : noticeText(changeHours),
  };
}

const NO_DEPOSIT = { guarantee: undefined, deposit: undefined, restDays: undefined };

/** The change of a set that chooses a value. */
export function partFor(motel: DeskMotel, name: ChoiceName, value: string): Partial<RateTermsWire> {
  const count = /^\d/.test(value) ? Number.parseInt(value, 10) : undefined;
  const hours = count === undefined ? undefined : count * (value.includes('day') ? 24 : 1);
  const at = (typedTimes(value, motel)[0] ?? 0) / 60;
  const parts: Record<ChoiceName, Partial<RateTermsWire>> = {
    days: { from: undefined, to: undefined },
    kinds: { room: undefined },
    rooms: { fromRooms: count },
    nights: { fromNights: count },
    plans: { plan: undefined },
    free: { freeHours: hours, ...(!value.includes('day') && { freeAt: undefined }) },
    hour: { freeAt: at === motel.houseRules.checkInHour ? undefined : at },
    keep: { keep: value },
    noShow: { noShow: value === 'the same' ? undefined : value },
    paid: value === 'everything' ? NO_DEPOSIT : { guarantee: undefined, deposit: value },
    rest: { restDays: count },
    change: { changeHours: count === undefined ? 'never' : hours || undefined },
  };
  if (value === 'card' || value === 'none') return { ...NO_DEPOSIT, guarantee: value };
  return parts[name];
}

/** All values that a typed text can mean; a figure without its unit can be of any. */
export function readValues(motel: DeskMotel, name: ChoiceName, text: string): string[] {
  return CHOICES[name][2].split(' ').flatMap((unit) => {
    if (unit === '%') return typedPercents(text, motel).map((share) => `${share}%`);
    if (unit === '$') return dollarReadings(motel, text).map(String);
    if (unit === 'time')
      return typedTimes(text, motel).flatMap((minutes) => (minutes % 60 === 0 ? timeText(minutes / 60) : []));
    const [, count = '', typed = ''] = /^(\d{1,4}) ?([a-z]*)$/i.exec(text.trim()) ?? [];
    const isMeant = count !== '' && unit.startsWith(typed.toLowerCase());
    return isMeant ? countedThings(Number(count), unit.slice(0, -1)).replace(/^1 night$/, 'first night') : [];
  });
}

/** A set by its name, and in short: the stays that it is about, and its terms. */
export function termsWords(motel: DeskMotel, known: Terms, terms: RateTermsWire) {
  const values = valuesOf(motel, known, terms);
  const wordsOf = (names: readonly ChoiceName[]) =>
    names.map((name) => wordsFor(motel, name, values[name])).join(', ');
  const scope = (['plans', 'days', 'kinds', 'rooms', 'nights'] as const).filter(
    (name) => !CHOICES[name][1].startsWith(values[name]),
  );
  const about = wordsOf(scope) || 'Everything else';
  return { name: terms.name ?? about, about, short: wordsOf(['free', 'keep', 'paid']) };
}

/** The sentences of a set; without its scope for everything else. */
export function termsSays(
  { freeHours, deposit, guarantee, changeHours }: RateTermsWire,
  isLast: boolean,
  hasPlans: boolean,
): string {
  const scope = `For guests arriving {days} in {kinds}, with {rooms} and {nights}${hasPlans ? ', in {plans}' : ''}.`;
  const hour = `${freeHours ? ' before arrival' : ''}${(freeHours ?? 1) % 24 === 0 ? ', {hour}' : ''}`;
  const free = freeHours === undefined ? '{free}. We' : `until {free}${hour}. After that we`;
  const rest = guarantee ? ', and the stay at arrival' : deposit === undefined ? '' : ' and {rest}';
  return [
    isLast ? 'For all other bookings.' : scope,
    `Guests may cancel free of charge ${free} keep {keep}. If they do not arrive, we keep {noShow}.`,
    `They pay {paid} when they book${rest}.`,
    `They may change dates {change}${changeHours === 'never' ? '' : ' and pay the difference'}.`,
  ].join('\n');
}
