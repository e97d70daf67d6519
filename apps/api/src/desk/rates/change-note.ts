import type {
  ArticleWire,
  FeeWire,
  RatePlanWire as Plan,
  RateChange,
  RateCode,
  SeasonWire,
  SetNights,
} from '@motel/api-client/desk-contracts';
import {
  addDays,
  civilDate,
  type FeeData,
  nightPrices,
  type PolicyData,
  parseDollars,
  type Tariff,
} from '@motel/booking-core';
import { cancellingOf, type Words } from '@motel/content/server';

/** The changes that are written down by themselves; an undo is found in the versions. */
export type WrittenChange = Exclude<RateChange, { readonly kind: 'undo' }>;

export type CodeChange = Extract<RateChange, { readonly kind: 'code' }>;
export type ListsChange = Extract<RateChange, { readonly kind: 'lists' }>;

interface NoteContext {
  readonly before: Tariff;
  /** Of the room types, by their keys. */
  readonly titles: ReadonlyMap<string, string>;
  readonly today: string;
}

/** A line stays a line. */
const MOST_WORDS = 6;

/** A line for people, such as `Tipple Twin, July 8: $124 to $99`. */
export function changeNote(words: Words, change: WrittenChange, context: NoteContext): string {
  if (change.kind === 'steps') {
    const steps = change.steps.map(({ fromNight, off, wholeStay }) =>
      wholeStay ? `${off} off every night, from ${fromNight} nights` : `${off} off from night ${fromNight}`,
    );
    return `Long stays: ${steps.join(', ') || 'no discount'}`;
  }
  if (change.kind === 'season') return seasonNote(words, change, context);
  if (change.kind === 'code') return codeNote(words, change, context);
  if (change.kind === 'lists') return listsNote(words, change);
  const { nights } = change;
  const rooms = [...new Set(nights.flatMap((one) => one.rooms))];
  const from = nights.map((one) => one.from).toSorted()[0] as string;
  const to = nights
    .map((one) => one.to)
    .toSorted()
    .at(-1) as string;
  const days = [...new Set(nights.flatMap((one) => one.on ?? []))].map(capital);
  const changes = [...new Set(nights.flatMap((one) => nightsWords(words, one, context)))];
  return `${roomWords(rooms, context)}, ${spanWords(words, from, to, context.today)}${
    days.length === 0 ? '' : `, ${days.join(' and ')}`
  }: ${shortened(changes).join(', ')}`;
}

/** `Taxes: GST 5%; City tax $3 a night. Plans: Flexible`; terms that come with plans are not in it. */
function listsNote(words: Words, { round, ...lists }: ListsChange): string {
  const { taxes, articles, fees, plans, policies, demand } = lists;
  const { sign } = words.motel.money;
  const feeNote = (fee: FeeWire) => `${fee.label ?? fee.id} ${feeWords(words, fee as FeeData) ?? sign + 0}`;
  const termsNote = (terms: PolicyData) => cancellingOf(words, terms).short;
  const notes = {
    Taxes: taxes?.map(feeNote),
    Articles: articles?.map((article) => articleWords(words, article)),
    Fees: fees?.map(feeNote),
    Plans: plans?.map((plan) => planWords(words, plan, plans)),
    Terms: plans ? undefined : policies?.map((terms) => termsNote(terms as PolicyData)),
    'Prices by demand': demand?.map(({ name }) => name),
  };
  const told = Object.entries(notes).flatMap(([title, entries]) =>
    entries ? `${title}: ${shortened(entries).join('; ') || 'none'}` : [],
  );
  return `${told.join('. ')}${round === undefined ? '' : `; the total rounded ${round}`}`;
}

function shortened(told: readonly string[]): readonly string[] {
  return told.length > MOST_WORDS ? [...told.slice(0, MOST_WORDS), 'and more'] : told;
}

/** `Non-refundable 15% less than Flexible`. */
function planWords(words: Words, { label, follows, percent, amount, sold }: Plan, plans: readonly Plan[]) {
  if (sold?.length === 0) return `${label} not sold`;
  const more = (value: Plan['amount'] = 0, said: (size: string) => string) =>
    Number(value) === 0
      ? []
      : [`${said(`${value}`.replace('-', ''))} ${Number(value) < 0 ? 'less' : 'more'}`];
  const price = [
    ...more(percent, (size) => `${size}%`),
    ...more(amount, (size) => writtenAmount(words, size)),
  ];
  const than = plans.find(({ id }) => id === follows)?.label ?? 'usual';
  return price.length === 0 ? label : `${label} ${price.join(' and ')} than ${than}`;
}

/** `Firewood $8.50`. */
function articleWords({ motel }: Words, { label, price }: ArticleWire): string {
  return price === undefined ? label : `${label} ${motel.money.sign}${price}`;
}

function roomWords(rooms: readonly string[], { before, titles }: NoteContext): string {
  const [first = ''] = rooms;
  if (rooms.length === 1) return titles.get(first) ?? first;
  return rooms.length === Object.keys(before.data.rooms).length ? 'All types' : `${rooms.length} types`;
}

function nightsWords(words: Words, nights: SetNights, { before }: NoteContext): string[] {
  const { rooms, from, to, price, more, minNights, maxNights } = nights;
  const old = new Set(
    price === undefined
      ? []
      : rooms.flatMap((room) =>
          nightPrices(before, room, from, addDays(civilDate(to), 1)).map((one) => one.price),
        ),
  );
  const [only] = old;
  const was = old.size === 1 && only !== undefined ? `${words.shownPrice(only)} to ` : 'to ';
  const told = [
    price !== undefined && `${was}${writtenAmount(words, price)}`,
    more?.amount !== undefined &&
      `${more.amount < 0 ? '−' : '+'}${writtenAmount(words, Math.abs(more.amount))}`,
    more?.percent !== undefined && `${more.percent < 0 ? '−' : '+'}${Math.abs(more.percent)}%`,
    minNights !== undefined && (minNights === 1 ? 'one night is enough' : `${minNights} nights at least`),
    maxNights !== undefined && `${maxNights} nights at most`,
    flagWords(nights.closed, 'closed', 'open again'),
    flagWords(nights.closedToArrival, 'no arrivals', 'arrivals again'),
    flagWords(nights.closedToDeparture, 'no departures', 'departures again'),
  ];
  return told.filter((word) => typeof word === 'string');
}

function flagWords(flag: boolean | undefined, on: string, off: string) {
  return flag !== undefined && (flag ? on : off);
}

function seasonNote(
  words: Words,
  { was, season, ends = [] }: Extract<RateChange, { readonly kind: 'season' }>,
  { today }: NoteContext,
): string {
  if (season === undefined) return `${nameOf(was)}: ended`;
  const name = nameOf(season);
  const ended = [...new Set(ends.map(nameOf))].join(' and ');
  const others = ended === '' ? '' : `; ${ended} ${ends.length === 1 ? 'ends' : 'end'} there`;
  if (was === undefined)
    return `${name}: new, ${spanWords(words, season.from ?? '', season.to ?? '', today)}${others}`;
  const changes = [
    ...(nameOf(was) === name ? [] : [`was called ${nameOf(was)}`]),
    ...dateNote(words, 'starts', was.from, season.from, today),
    ...dateNote(words, 'ends', was.to, season.to, today),
  ];
  return `${name}: ${changes.join(', ') || 'prices changed'}${others}`;
}

function dateNote(
  words: Words,
  verb: string,
  was: string | undefined,
  is: string | undefined,
  today: string,
): string[] {
  return was === is || was === undefined || is === undefined
    ? []
    : [`${verb} ${dayBeside(words, is, today)}, was ${dayBeside(words, was, today)}`];
}

function nameOf(season: Pick<SeasonWire, 'name'> | undefined): string {
  return season?.name?.trim() ?? 'All year';
}

function capital(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}

/** A line for people, such as `Code SUMMER: new, 10% off, nights July 1 to August 31, 50 bookings at most`. */
function codeNote(words: Words, { was, code }: CodeChange, context: NoteContext): string {
  if (code === undefined) return `Code ${was}: ended`;
  const name = code.code.trim();
  const first = was === undefined ? 'new' : was === name ? 'now' : `was called ${was}, now`;
  const most = code.uses === undefined ? [] : [`${words.counted(code.uses, 'booking')} at most`];
  const [off = '', ...more] = [...codeWords(words, code, context), ...most];
  return `Code ${name}: ${[first === 'new' ? `new, ${off}` : `${first} ${off}`, ...more].join(', ')}`;
}

/** `10% off`, then the stays that it is for: `Hoodoo Double`, `nights July 1 to August 31`. */
export function codeWords(
  words: Words,
  { off, room, minNights = 1, from, to, bookedFrom, bookedTo }: RateCode,
  { titles, today }: Pick<NoteContext, 'titles' | 'today'>,
): string[] {
  const amount = parseDollars(off);
  return [
    `${amount === undefined ? off : words.shownPrice(amount)} off`,
    ...(room === undefined ? [] : [room.map((id) => titles.get(id) ?? id).join(' and ')]),
    ...(minNights === 1 ? [] : [`${minNights} nights at least`]),
    ...daysWords(words, 'nights', from, to, today),
    ...daysWords(words, 'booked', bookedFrom, bookedTo, today),
  ];
}

function daysWords(
  words: Words,
  of: string,
  from: string | undefined,
  to: string | undefined,
  today: string,
): string[] {
  if (from !== undefined && to !== undefined) return [`${of} ${spanWords(words, from, to, today)}`];
  if (from !== undefined) return [`${of} from ${dayBeside(words, from, today)}`];
  return to === undefined ? [] : [`${of} until ${dayBeside(words, to, today)}`];
}

/** `July 8`, or `July 8, 2028` in another year than the other day's. */
export function dayBeside({ dateWords }: Words, date: string, other: string): string {
  const isSameYear = date.slice(0, 4) === other.slice(0, 4);
  return dateWords(date, isSameYear ? 'fullDay' : 'fullDate');
}

/** `July 8`, `July 16 to 18`, `June 30 to July 2`. */
function spanWords(words: Words, from: string, to: string, today: string): string {
  if (from === to) return dayBeside(words, from, today);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7) && to.slice(0, 4) === today.slice(0, 4);
  return `${dayBeside(words, from, today)} to ${isSameMonth ? Number(to.slice(8)) : dayBeside(words, to, today)}`;
}

/** An amount of a tariff, as a note says it: `$12.50`. @param amount decimal; any other text is unchanged */
function writtenAmount({ shownPrice, motel }: Words, amount: unknown): string {
  const price = parseDollars(amount);
  return price === undefined ? `${motel.money.sign}${amount}` : shownPrice(price);
}

/** Such as `5%`, `7%, included`, `$15 a night`, `4%, under 28 nights`; `undefined` for one of $0. */
export function feeWords(words: Words, fee: FeeData): string | undefined {
  const under = fee.exempt === undefined ? [] : [`under ${fee.exempt.fromNights} nights`];
  if ('percent' in fee)
    return [`${fee.percent}%`, ...(fee.included ? ['included'] : []), ...under].join(', ');
  const amounts = new Set(typeof fee.amount === 'object' ? Object.values(fee.amount) : [fee.amount]);
  const [only] = amounts;
  if (amounts.size === 1 && Number(only) === 0) return undefined;
  const amount = amounts.size === 1 ? writtenAmount(words, only) : 'by room type';
  return [`${amount}${fee.per === 'night' ? ' a night' : ''}`, ...under].join(', ');
}
