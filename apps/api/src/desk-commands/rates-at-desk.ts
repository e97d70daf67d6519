import type { RateChange } from '@motel/api-client/desk-contracts';
import { addDays, nightPrices } from '@motel/booking-core';
import {
  type ByHand,
  changeRates,
  type DeskContext,
  effectOf,
  nightsOfMonth,
  planRates,
} from '../desk/index.ts';
import { listVersions, type TariffChange, tariffInForce } from '../rates/index.ts';
import { todayAt } from '../shared/clock.ts';
import { type Outcome, refuse, succeed } from '../shared/outcome.ts';
import { type RatesOptions, readChange } from './rates-line.ts';
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

/**
 * `rates set`, `rates steps`, `rates code` and `rates undo`: the change that the desk's pages send, refused as there.
 * @param words with the name of the change first
 */
export async function changeRatesByLine(
  context: DeskContext,
  words: readonly string[],
  options: ChangeOptions,
  by: ByHand,
): Promise<Outcome<string>> {
  const { tariff, version } = await tariffInForce(context.db);
  const change: RateChange | string =
    words[0] === 'undo' ? { kind: 'undo', version } : readChange(words, options, tariff.data);
  if (typeof change === 'string') return refuse('rule-broken', 'desk-line-wrong', { sentence: change });
  const planned = await planRates(context, change);
  if (!planned.ok) return planned;
  const effect = await effectText(context, planned.value.planned);
  if (options['dry-run'] === true)
    return succeed(`${effect}\nNothing is changed yet: leave out --dry-run to do it.`);
  const changed = await changeRates(context, { version, change, note: options.note?.trim() }, by);
  return changed.ok ? succeed(`${effect}\nIn force now, as version ${changed.value.version}.`) : changed;
}

interface ChangeOptions extends RatesOptions {
  readonly note?: string | undefined;
  readonly 'dry-run'?: boolean | undefined;
}

/** The versions of the rates, newest first. */
export async function ratesLog({ db }: DeskContext) {
  return listVersions(db, VERSIONS);
}

/** The effect of a change, and the stays that it leaves alone. */
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
