import type { AnswerTo, DemandRuleWire } from '@motel/api-client/desk-contracts';
import { typedPercents } from '@motel/content/desk-motel';
import { countedThings, timeText } from '@motel/content/english';
import { titlesOf } from '../../../shared/field/fields.ts';
import { dollarReadings } from '../../../shared/field/typed-amount.tsx';
import { shownNights } from '../../../shared/format/shown-dates.ts';
import type { DeskMotel } from '../../../shared/motel.tsx';
import { choiceOf, typedPanel } from '../../../shared/sentence/Choice.tsx';
import { priceWords } from '../calendar.ts';
import { amongChoice, limitChoice } from '../entry-choices.tsx';
import { DateFields } from '../preview/PayPreview.tsx';

export type Demand = AnswerTo<'rateDemand'>;

/** A rule as the page has it: its name is what it says. */
export interface DemandDraft extends Omit<DemandRuleWire, 'name'> {
  readonly key: number;
}

type Part = Partial<DemandDraft>;

const byPercent = (percent: number | string): Part => ({ percent, amount: undefined, round: 'dollar' });

/** Rules to begin with, by what they are about. */
export const STARTS: Readonly<Record<string, Part>> = {
  'Last rooms': { roomsLeft: 3, ...byPercent(10) },
  'Nearly sold out': { soldShare: '80%', amount: 12 },
  'Late the same day': { sameDayFrom: 18, ...byPercent(-15) },
};

const spaced = (text: string) => text.replace('%', '\u00a0%');

/** `10 %`, `$12`, and whether it is less. */
function moreOf(motel: DeskMotel, { percent = 0, amount = 0 }: Part) {
  const more = Number(amount) || Number(percent);
  const size = Math.abs(more);
  return { size: Number(amount) === 0 ? `${size}\u00a0%` : priceWords(motel, size), isLess: more < 0 };
}

/** All changes of a price that a typed text can mean: `12 %`, `-$12`; a figure without its unit is an amount. */
export function readMore(motel: DeskMotel, text: string): Part[] {
  const size = text.trim().replace(/^[-−+]/, '');
  const sign = /^[-−]/.test(text.trim()) ? '-' : '';
  if (size.includes('%')) return typedPercents(size, motel).map((percent) => byPercent(`${sign}${percent}`));
  const byAmount = { percent: undefined, round: undefined };
  return dollarReadings(motel, size).map((amount) => ({ ...byAmount, amount: `${sign}${amount}` }));
}

/** The choices in the sentences of a rule. */
export function ruleChoices(motel: DeskMotel, { rooms, today }: Pick<Demand, 'rooms' | 'today'>) {
  const choice = choiceOf<DemandDraft>;
  return {
    left: choice(
      'Rooms that are left',
      ({ roomsLeft = 0 }) => countedThings(roomsLeft, 'room'),
      [1, 2, 3, 4, 5].map((roomsLeft) => ({ roomsLeft })),
    ),
    share: choice(
      'Sold',
      ({ soldShare = '' }) => spaced(soldShare),
      [50, 60, 70, 80, 90].map((share) => ({ soldShare: `${share}%` })),
    ),
    hour: choice(
      'From the hour',
      ({ sameDayFrom = 0 }) => timeText(sameDayFrom),
      [12, 15, 16, 18, 20, 22].map((sameDayFrom) => ({ sameDayFrom })),
    ),
    more: choice(
      'The price of a night',
      (rule) => `${moreOf(motel, rule).size} ${moreOf(motel, rule).isLess ? 'less' : 'more'}`,
      [5, 10, 15, 20, -10, -15, -20].map(byPercent),
      typedPanel('Another: $12, -$12 or 12%', (text) => readMore(motel, text)),
    ),
    kinds: amongChoice<'room', DemandDraft>('Kinds of room', 'room', 'each kind', titlesOf(rooms)),
    nights: choice(
      'Nights',
      ({ from, to }) => (from && to ? shownNights(from, to, today) : 'all nights'),
      [{ from: undefined, to: undefined }],
      ({ from, to }, onChange) => <DateFields {...{ from, to, onChange }} />,
    ),
    floor: limitChoice<DemandDraft>(motel, 'The lowest price', 'floor', 'not limited'),
    ceiling: limitChoice<DemandDraft>(motel, 'The highest price', 'ceiling', 'not limited'),
  };
}

/** The sentences of a rule, with `{…}` for its choices; and in short why a price is changed: `+10 % · last 3 rooms`. */
export function ruleWords(motel: DeskMotel, rule: Part) {
  const { roomsLeft, soldShare, sameDayFrom = 0 } = rule;
  const { size, isLess } = moreOf(motel, rule);
  const [when, short] =
    roomsLeft !== undefined
      ? ['The last {left} of {kinds} cost', roomsLeft === 1 ? 'last room' : `last ${roomsLeft} rooms`]
      : soldShare !== undefined
        ? ['With more than {share} of {kinds} sold, a night costs', `more than ${spaced(soldShare)} sold`]
        : ['From {hour} on the day itself, {kinds} costs', `same day from ${timeText(sameDayFrom)}`];
  return {
    says: `${when} {more} on {nights}.\nThe lowest price is {floor}, the highest {ceiling}.`,
    name: `${isLess ? '−' : '+'}${size} · ${short}`,
  };
}
