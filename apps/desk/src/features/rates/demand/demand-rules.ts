import type { AnswerOf, DemandRuleWire, DeskCalls } from '@motel/api-client/desk-contracts';
import { typedPercents } from '@motel/content/desk-motel';
import { countedThings, timeText } from '@motel/content/english';
import { dollarReadings } from '../../../shared/field/typed-amount.tsx';
import { shownNights } from '../../../shared/format/shown-dates.ts';
import type { DeskMotel } from '../../../shared/motel.tsx';
import { priceWords } from '../calendar.ts';

export type Demand = AnswerOf<DeskCalls['rateDemand']>;

/** A rule as the page has it: its name is what it says. */
export interface DemandDraft extends Omit<DemandRuleWire, 'name'> {
  readonly key: number;
}

type Part = Partial<DemandDraft>;

/** Rules to begin with, by what they are about. */
export const STARTS = {
  'Last rooms': { roomsLeft: 3, percent: 10, round: 'dollar' },
  'Nearly sold out': { soldShare: '80%', amount: 12 },
  'Late the same day': { sameDayFrom: 18, percent: -15, round: 'dollar' },
} as const satisfies Readonly<Record<string, Part>>;

/** Each choice of the sentences: its label, the values of a press, and its field. */
export const CHOICES = {
  left: ['Rooms that are left', '1; 2; 3; 4; 5', 'roomsLeft'],
  share: ['Sold', '50%; 60%; 70%; 80%; 90%', 'soldShare'],
  hour: ['From the hour', '12; 15; 16; 18; 20; 22', 'sameDayFrom'],
  more: ['The price of a night', '+5%; +10%; +15%; +20%; −10%; −15%; −20%', 'percent'],
  kinds: ['Kinds of room', 'each kind', 'room'],
  nights: ['Nights', 'all nights', 'from'],
  floor: ['The lowest price', 'not limited', 'floor'],
  ceiling: ['The highest price', 'not limited', 'ceiling'],
} as const;
export type ChoiceName = keyof typeof CHOICES;

export function valueIn(motel: DeskMotel, known: Demand, name: ChoiceName, rule: Part): string {
  const [, usual, field] = CHOICES[name];
  const { room = [], from, to } = rule;
  if (name === 'more') return moreOf(motel, rule);
  if (name === 'nights') return from && to ? shownNights(from, to, known.today) : usual;
  if (name !== 'kinds') return `${rule[field] ?? usual}`;
  return room.map((id) => known.rooms.find((one) => one.id === id)?.title ?? id).join(', ') || usual;
}

/** `+10%`, `−$12`. */
function moreOf(motel: DeskMotel, { percent = 0, amount = 0 }: Part): string {
  const size = Math.abs(Number(amount) || Number(percent));
  const sign = Number(amount) + Number(percent) < 0 ? '−' : '+';
  return `${sign}${Number(amount) === 0 ? `${size}%` : priceWords(motel, size)}`;
}

/** A value in its sentence. */
export function wordsFor(motel: DeskMotel, name: ChoiceName, value: string): string {
  const figure = Number(value);
  if (name === 'left') return countedThings(figure, 'room');
  if (name === 'hour') return timeText(figure);
  if (name === 'more') return `${spaced(value.slice(1))} ${value.startsWith('+') ? 'more' : 'less'}`;
  return Number.isNaN(figure) ? spaced(value) : priceWords(motel, figure);
}

const spaced = (text: string) => text.replaceAll('%', '\u00a0%');

/** The change of a rule that chooses a value. */
export function partFor(motel: DeskMotel, name: ChoiceName, value: string): Part {
  const [, usual, field] = CHOICES[name];
  if (value === usual) return { [field]: undefined, ...(name === 'nights' && { to: undefined }) };
  if (name !== 'more') return { [field]: name === 'left' || name === 'hour' ? Number(value) : value };
  const sign = value.startsWith('+') ? 1 : -1;
  const [percent, amount] = [value.slice(1, -1), dollarReadings(motel, value.slice(1))[0] ?? 0];
  return value.endsWith('%')
    ? { percent: sign * Number(percent), amount: undefined, round: 'dollar' }
    : { percent: undefined, amount: sign * amount, round: undefined };
}

/** All values that a typed text can mean: `12 %`, `-$12`; a figure without its unit is an amount. */
export function readValues(motel: DeskMotel, name: ChoiceName, text: string): string[] {
  if (name !== 'more') return dollarReadings(motel, text).map(String);
  const size = text.trim().replace(/^[-−+]/, '');
  const sign = /^[-−]/.test(text.trim()) ? -1 : 1;
  return size.includes('%')
    ? typedPercents(size, motel).map((percent) => moreOf(motel, { percent: sign * percent }))
    : dollarReadings(motel, size).map((amount) => moreOf(motel, { amount: sign * amount }));
}

/** What a rule says, with `{…}` for its choices; and in short why a price is changed: `+10 % · last 3 rooms`. */
export function ruleWords(motel: DeskMotel, rule: Part) {
  const { roomsLeft, soldShare, sameDayFrom = 0 } = rule;
  const [when, short] =
    roomsLeft !== undefined
      ? ['The last {left} of {kinds} cost', roomsLeft === 1 ? 'last room' : `last ${roomsLeft} rooms`]
      : soldShare !== undefined
        ? ['With more than {share} of {kinds} sold, a night costs', `more than ${soldShare} sold`]
        : ['From {hour} on the day itself, {kinds} costs', `same day from ${timeText(sameDayFrom)}`];
  return {
    says: `${when} {more} on {nights}.\nThe lowest price is {floor}, the highest {ceiling}.`,
    name: spaced(`${moreOf(motel, rule)} · ${short}`),
  };
}
