import { addDays, nightPrices, type TariffData } from '@motel/booking-core';
import { codeName, setNights } from '@motel/booking-core/rates';
import {
  type ByHand,
  changeRatesByHand,
  type DeskContext,
  effectOf,
  nightsOfMonth,
  planByHand,
  planRates,
} from '../desk/index.ts';
import { listVersions, type TariffChange, tariffInForce } from '../rates/index.ts';
import { todayAt } from '../shared/clock.ts';
import { type Outcome, refuse, succeed } from '../shared/outcome.ts';
import { type RatesOptions, readCodeLine, readNightsLine, readSteps } from './rates-line.ts';
import { changeLine, monthTable, otherRates } from './rates-text.ts';

const MOST_LINES = 40;
const VERSIONS = 20;

/** A month of prices, with all other rates below. @param month `yyyy-mm`; this month unless given */
export async function showRates(
  { db, clock }: DeskContext,
  month: string | undefined,
): Promise<string | undefined> {
  const span = nightsOfMonth(month ?? todayAt(clock).slice(0, 7));
  if (!span.ok) return undefined;
  const { tariff, version } = await tariffInForce(db);
  const missing = Object.keys(tariff.data.rooms).flatMap((room) => {
    const end = addDays(todayAt(clock), 365);
    const night = nightPrices(tariff, room, todayAt(clock), end).find(
      (one) => !one.closed && one.price === undefined,
    );
    return night === undefined ? [] : [`${room} has no price on ${night.date}: it is not for sale then.`];
  });
  return [monthTable(tariff, span.value), otherRates(tariff), ...missing, `Version ${version}`]
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
  const [last] = await listVersions(context.db, 1);
  if (last === undefined || last.version === 1) return refuse('rule-broken', 'rates-unchanged');
  const planned = await planRates(context, { kind: 'undo', version: last.version });
  if (!planned.ok) return planned;
  const { planned: undone, note } = planned.value;
  return putIntoForce(context, { ...line, words: [note] }, by, undone);
}

/** Who changed what when, newest first. */
export async function ratesLog({ db }: DeskContext) {
  return listVersions(db, VERSIONS);
}

async function change(
  context: DeskContext,
  line: RatesLine,
  by: ByHand,
  apply: (tariff: TariffData) => TariffData,
): Promise<Outcome<string>> {
  const planned = await planByHand(context, apply);
  return planned.ok ? putIntoForce(context, line, by, planned.value) : planned;
}

async function putIntoForce(
  context: DeskContext,
  { words, options }: RatesLine,
  { who }: ByHand,
  planned: TariffChange,
): Promise<Outcome<string>> {
  const effect = await effectText(context, planned);
  if (options['dry-run'] === true)
    return succeed(`${effect}\nNothing is changed yet: leave out --dry-run to do it.`);
  const note = options.note?.trim() || words.join(' ');
  const changed = await changeRatesByHand(context, planned, { who, note });
  return changed.ok ? succeed(`${effect}\nIn force now, as version ${changed.value}.`) : changed;
}

/** What the change does, for whom. */
async function effectText({ db, clock }: DeskContext, change: TariffChange): Promise<string> {
  const { runs, stays } = await effectOf(db, change, todayAt(clock));
  const rates = otherRates(change.tariff);
  const others = otherRates(change.before) === rates ? [] : [`Other rates:\n${rates || 'none'}`];
  if (runs.length === 0 && others.length === 0) return 'This changes nothing.';
  const more = runs.length - MOST_LINES;
  return [
    ...runs.slice(0, MOST_LINES).map(changeLine),
    ...(more > 0 ? [`… and ${more} more lines`] : []),
    ...others,
    stays === 0
      ? 'No booking has these nights.'
      : `${stays} ${stays === 1 ? 'booking has' : 'bookings have'} some of these nights and ${stays === 1 ? 'keeps its' : 'keep their'} price.`,
  ].join('\n');
}
