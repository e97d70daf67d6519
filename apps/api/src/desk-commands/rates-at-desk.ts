import { addDays, nightPrices, parseCivilDate, type TariffData } from '@motel/booking-core';
import { occupiedWithin } from '../booking/index.ts';
import { type ByHand, type DeskContext, logByHand } from '../desk/index.ts';
import {
  changeTariff,
  codeName,
  listVersions,
  planChange,
  setNights,
  type TariffChange,
  tariffInForce,
} from '../rates/index.ts';
import { todayAt } from '../shared/clock.ts';
import { type Outcome, refuse, succeed } from '../shared/outcome.ts';
import { type RatesOptions, readCodeLine, readNightsLine, readSteps } from './rates-line.ts';
import { changedNights, changeLine, monthTable, otherRates } from './rates-text.ts';

/** How far ahead guests can book, and the desk looks for what a change does. */
const DAYS_AHEAD = 1095;
const MOST_LINES = 40;
const VERSIONS = 20;

/** A month of prices, with all other rates below. @param month `yyyy-mm`; this month unless given */
export async function showRates(
  { db, clock }: DeskContext,
  month: string | undefined,
): Promise<string | undefined> {
  const first = parseCivilDate(`${month ?? todayAt(clock).slice(0, 7)}-01`);
  if (first === undefined) return undefined;
  const { tariff, version } = await tariffInForce(db);
  const missing = Object.keys(tariff.data.rooms).flatMap((room) => {
    const end = addDays(todayAt(clock), 365);
    const night = nightPrices(tariff, room, todayAt(clock), end).find(
      (one) => !one.closed && one.price === undefined,
    );
    return night === undefined ? [] : [`${room} has no price on ${night.date}: it is not for sale then.`];
  });
  return [monthTable(tariff, first), otherRates(tariff), ...missing, `Version ${version}`]
    .filter((text) => text !== '')
    .join('\n\n');
}

/** A change of rates as it was typed. */
export interface RatesLine {
  readonly words: readonly string[];
  readonly options: RatesOptions & {
    readonly note?: string | undefined;
    readonly 'dry-run'?: boolean | undefined;
  };
}

/** `rates set`: prices and restrictions of nights. */
export async function setRates(context: DeskContext, line: RatesLine, by: ByHand): Promise<Outcome<string>> {
  const entry = readNightsLine(line.words, line.options);
  if (typeof entry === 'string') return refuse('rule-broken', 'desk-line-wrong', { sentence: entry });
  return change(context, line, by, (tariff) => setNights(tariff, entry));
}

/** `rates steps 7:15% 28:30%`: the discounts of long stays, in place of those before. */
export async function setSteps(context: DeskContext, line: RatesLine, by: ByHand): Promise<Outcome<string>> {
  const steps = line.words[0] === 'none' ? [] : readSteps(line.words);
  return change(context, line, by, (tariff) => ({ ...tariff, steps }));
}

/** `rates code SUMMER 10%`: a promotion code, in place of one of the same name; `none` ends it. */
export async function setCode(context: DeskContext, line: RatesLine, by: ByHand): Promise<Outcome<string>> {
  const entry = readCodeLine(line.words, line.options);
  if (typeof entry === 'string') return refuse('rule-broken', 'desk-line-wrong', { sentence: entry });
  return change(context, line, by, (tariff) => {
    const others = (tariff.codes ?? []).filter(({ code }) => codeName(code) !== codeName(entry.code));
    return { ...tariff, codes: entry.off === 'none' ? others : [...others, entry] };
  });
}

/** `rates undo`: the rates before the last change by hand, as a new version. */
export async function undoRates(context: DeskContext, line: RatesLine, by: ByHand): Promise<Outcome<string>> {
  const [last, before] = await listVersions(context.db, 2);
  if (last === undefined || before === undefined) return refuse('rule-broken', 'rates-unchanged');
  const { nightly, steps = [], periods = [], codes = [] } = before.tariff;
  return change(context, line, by, (tariff) => ({ ...tariff, nightly, steps, periods, codes }));
}

/** Who changed what when, newest first. */
export async function ratesLog({ db }: DeskContext) {
  return listVersions(db, VERSIONS);
}

async function change(
  context: DeskContext,
  { words, options }: RatesLine,
  { who }: ByHand,
  apply: (tariff: TariffData) => TariffData,
): Promise<Outcome<string>> {
  const { db, clock } = context;
  const planned = await planChange(db, apply);
  if (!planned.ok) return planned;
  const effect = await effectOf(context, planned.value);
  if (options['dry-run'] === true)
    return succeed(`${effect}\nNothing is changed yet: leave out --dry-run to do it.`);
  const note = options.note?.trim() || words.join(' ');
  const now = clock.now();
  const changed = await changeTariff(db, planned.value, { author: who, note }, now, (trx, version) =>
    logByHand(trx, { who, action: 'rates', subject: `tariff ${version}`, details: note }, now),
  );
  return changed.ok ? succeed(`${effect}\nIn force now, as version ${changed.value}.`) : changed;
}

/** What the change does, for whom. */
async function effectOf({ db, clock }: DeskContext, { before, tariff }: TariffChange): Promise<string> {
  const today = todayAt(clock);
  const changed = changedNights(before, tariff, today, addDays(today, DAYS_AHEAD));
  const rates = otherRates(tariff);
  const others = otherRates(before) === rates ? [] : [`Other rates:\n${rates || 'none'}`];
  if (changed.length === 0 && others.length === 0) return 'This changes nothing.';
  const shown = changed.slice(0, MOST_LINES).map(changeLine);
  const more = changed.length - shown.length;
  const [first] = changed.map(({ from }) => from).toSorted();
  const last = changed
    .map(({ to }) => to)
    .toSorted()
    .at(-1);
  const sold = first === undefined || last === undefined ? 0 : await occupiedWithin(db, first, last);
  return [
    ...shown,
    ...(more > 0 ? [`… and ${more} more lines`] : []),
    ...others,
    sold === 0
      ? 'No booking has these nights.'
      : `${sold} ${sold === 1 ? 'booking has' : 'bookings have'} some of these nights and ${sold === 1 ? 'keeps its' : 'keep their'} price.`,
  ].join('\n');
}
