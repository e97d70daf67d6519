import type { RateTermsWire } from '@motel/api-client/desk-contracts';
import { hoursIn, typedPercents, typedTimes } from '@motel/content/desk-motel';
import { countedThings } from '@motel/content/english';
import { titlesOf } from '../../../shared/field/fields.ts';
import { dollarReadings } from '../../../shared/field/typed-amount.tsx';
import { shownNights } from '../../../shared/format/shown-dates.ts';
import type { DeskMotel } from '../../../shared/motel.tsx';
import { choiceOf, typedPanel } from '../../../shared/sentence/Choice.tsx';
import { priceWords } from '../calendar.ts';
import { amongChoice } from '../entry-choices.tsx';
import { DateFields } from '../preview/PayPreview.tsx';
import type { Terms } from './terms-draft.ts';

const choice = choiceOf<RateTermsWire>;
type Value = string | number | undefined;

const KEPT = ['first night', '50%', 'everything', '0%'];
const UNPAID = ['card', 'none'];
/** Each figure of the sentences: its label, its field, usual values, units in which it is typed, and words for none and any. */
const FIGURES = {
  rooms: ['Rooms', 'fromRooms', [undefined, 3, 5], 'rooms', 'any number of rooms', '# or more'],
  nights: ['Nights', 'fromNights', [undefined, 3, 7, 28], 'nights', 'any number of nights', '# or more'],
  free: ['Free until', 'freeHours', [0, 24, 48, 72, 168, 336, undefined], 'days hours', 'never', '#'],
  hour: ['Until the hour', 'freeAt', [10, 12, 15, 18], 'time', '', '#'],
  keep: ['Kept after that', 'keep', KEPT, '% nights', '', '# of the stay'],
  noShow: ['Kept of a no-show', 'noShow', [undefined, ...KEPT], '% nights', 'the same', '# of the stay'],
  paid: [
    ...['Paid on booking', 'deposit'],
    [undefined, '50%', '30%', 'first night', ...UNPAID],
    ...['% nights $', 'the whole stay', 'a deposit of #'],
  ],
  rest: ['The rest', 'restDays', [undefined, 7, 14, 30], 'days', 'the rest at arrival', 'the rest # before'],
  change: [
    'Changes',
    'changeHours',
    [undefined, 24, 48, 168, 'never'],
    'days hours',
    'until the same day',
    'until # before',
  ],
} as const;
type Name = keyof typeof FIGURES;

const SAID: Readonly<Record<string, string>> = {
  'first night': 'the first night',
  '50%': 'half of the stay',
  everything: 'the whole stay',
  '0%': 'nothing',
  card: 'nothing, but leave a card',
  none: 'nothing',
  never: 'never',
  'free 0': 'the day of arrival',
  'change 0': 'until the same day',
};

const { timeText } = hoursIn('en', 'en-CA');

/** A value in its sentence: `7 days`, `40 % of the stay`. */
export function figureWords(motel: DeskMotel, name: Name, value: Value): string {
  const [, , , units, none, words] = FIGURES[name];
  if (value === undefined) return none;
  const isAmount = units.endsWith('$') && !Number.isNaN(Number(value));
  const figure = () => {
    if (isAmount) return priceWords(motel, Number(value));
    if (typeof value === 'string') return value.replace('%', '\u00a0%');
    if (units === 'time') return timeText(value);
    const isDays = units === 'days hours' && value % 24 === 0;
    return isDays
      ? countedThings(value / 24, 'day')
      : countedThings(value, units.split(' ').at(-1)?.slice(0, -1) ?? '');
  };
  return SAID[value] ?? SAID[`${name} ${value}`] ?? words.replace('#', figure());
}

function figureOf({ houseRules }: DeskMotel, name: Name, terms: RateTermsWire): Value {
  if (name === 'hour') return terms.freeAt ?? houseRules.checkInHour;
  return (name === 'paid' ? terms.guarantee : undefined) ?? terms[FIGURES[name][1]];
}

const UNASKED = { guarantee: undefined, deposit: undefined, restDays: undefined };

/** The change of a set that chooses a value. */
export function partFor({ houseRules }: DeskMotel, name: Name, value: Value): Partial<RateTermsWire> {
  if (name === 'hour') return { freeAt: value === houseRules.checkInHour ? undefined : Number(value) };
  const part = { [FIGURES[name][1]]: value };
  if (name === 'free' && Number(value ?? 1) % 24 !== 0) return { ...part, freeAt: undefined };
  if (name !== 'paid') return part;
  if (value === 'card' || value === 'none') return { ...UNASKED, guarantee: value };
  return value === undefined ? UNASKED : { ...part, guarantee: undefined };
}

/** All values that a typed text can mean; a figure without its unit can be of any. */
export function readValues(motel: DeskMotel, name: Name, text: string): Value[] {
  const [, , , units] = FIGURES[name];
  return units.split(' ').flatMap((unit): readonly Value[] => {
    if (unit === '%') return typedPercents(text, motel).map((share) => `${share}%`);
    if (unit === '$') return dollarReadings(motel, text).map(String);
    if (unit === 'time') return typedTimes(text, motel).flatMap((at) => (at % 60 === 0 ? at / 60 : []));
    const [, figure, typed = ''] = /^(\d{1,4}) ?([a-z]*)$/i.exec(text.trim()) ?? [];
    if (figure === undefined || !unit.startsWith(typed.toLowerCase())) return [];
    if (unit === 'nights' && units !== unit) return [figure === '1' ? 'first night' : `${figure} nights`];
    return [Number(figure) * (unit === 'days' && units !== unit ? 24 : 1)];
  });
}

function figureChoice(motel: DeskMotel, name: Name) {
  const [label, , usual, units] = FIGURES[name];
  const partOf = (value: Value) => partFor(motel, name, value);
  return choice(
    label,
    (terms) => figureWords(motel, name, figureOf(motel, name, terms)),
    usual.map(partOf),
    typedPanel(`Another: ${units.replaceAll(' ', ' or ')}`, (text) =>
      readValues(motel, name, text).map(partOf),
    ),
  );
}

/** The choices of a set in its sentences. */
export function termsChoices(motel: DeskMotel, { rooms, plans, today }: Terms) {
  const daysWords = ({ from, to }: RateTermsWire) => {
    const day = from ?? to;
    if (from && to) return shownNights(from, to, today);
    return day ? `${from ? 'from' : 'until'} ${shownNights(day, day, today)}` : 'any day';
  };
  const planOptions = plans.map(({ id, label }) => ({ value: id, label }));
  const figures = Object.fromEntries(FIGURE_NAMES.map((name) => [name, figureChoice(motel, name)]));
  return {
    plans: amongChoice<'plan', RateTermsWire>('Plans', 'plan', 'any plan', planOptions),
    days: choice('Arrivals', daysWords, [{ from: undefined, to: undefined }], ({ from, to }, onChange) => (
      <DateFields {...{ from, to, onChange }} words={['The first day', 'The last day']} />
    )),
    kinds: amongChoice<'room', RateTermsWire>('Kinds of room', 'room', 'all kinds', titlesOf(rooms)),
    ...(figures as Record<Name, ReturnType<typeof figureChoice>>),
  };
}
const FIGURE_NAMES = Object.keys(FIGURES) as Name[];

/** A set by its name, and in short: the stays that it is about, and its terms. */
export function termsWords(motel: DeskMotel, known: Terms, terms: RateTermsWire) {
  const { plans, days, kinds, rooms, nights, free, keep, paid } = termsChoices(motel, known);
  const scope = [plans, days, kinds, rooms, nights].flatMap(({ words }) =>
    words(terms) === words({ keep: '' }) ? [] : words(terms),
  );
  const about = scope.join(', ') || 'Everything else';
  const short = [free, keep, paid].map(({ words }) => words(terms)).join(', ');
  return { name: terms.name ?? about, about, short };
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
