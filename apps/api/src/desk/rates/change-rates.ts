import { isDeepStrictEqual } from 'node:util';
import type { RateChange } from '@motel/api-client/desk-contracts';
import { type CivilDate, parseTariff, type Tariff, type TariffData } from '@motel/booking-core';
import { changedRates, isInTheWay, isUndone, withoutChange } from '@motel/booking-core/rates';
import type { Words } from '@motel/content/server';
import type { Db, Trx } from '../../db/index.ts';
import { propertiesById } from '../../inventory/index.ts';
import {
  changeTariff,
  findVersions,
  listVersions,
  planTariff,
  type TariffChange,
  type TariffVersion,
} from '../../rates/index.ts';
import { deskDay } from '../../shared/motel-time.ts';
import { refusal, refuse, refuseIf } from '../../shared/outcome.ts';
import { act, type DeskContext, type DeskDeed, type DeskReading } from '../../staff/index.ts';
import { changeNote, type WrittenChange } from './change-note.ts';
import { tariffWithCode } from './codes.ts';
import { DAYS_AHEAD } from './effect.ts';
import { refuseSoldPlans, withLists } from './lists.ts';
import { withSeason, withSteps } from './seasons.ts';
import { withNights } from './set-nights.ts';

/** A change that is worked out, and not made yet. */
type PlannedRates = TariffChange & { readonly note: string };

function authorWords(author: string): string {
  return author === 'content' ? 'The motel’s files' : author;
}

/** Works out a change of the rates. Changes nothing. */
export async function planRates(context: DeskContext, change: RateChange): Promise<PlannedRates> {
  const { db, clock, motel } = context;
  const today = deskDay({ clock, motel });
  const planned =
    change.kind === 'undo'
      ? await planUndo(db, change.version, today)
      : await planWritten(context, change, today);
  await refuseSoldPlans(db, planned, today);
  return planned;
}

async function planWritten({ db, words }: DeskContext, change: WrittenChange, today: CivilDate) {
  const planned = await planTariff(db, (tariff) => applyRateChange(words, change, tariff, today));
  const { before } = planned;
  const rooms = await propertiesById(db, Object.keys(before.data.rooms));
  const titles = new Map([...rooms].map(([id, { title }]) => [id, title]));
  return { ...planned, note: changeNote(words, change, { before, titles, today }) };
}

/** Works out the tariff after a change. Refused with `rule-broken` and a sentence for what cannot be. */
export function applyRateChange(
  words: Words,
  change: WrittenChange,
  tariff: Tariff,
  today: string,
): TariffData {
  const { motel } = words;
  const { data } = tariff;
  if (change.kind === 'steps') return withSteps(data, change.steps);
  if (change.kind === 'season') return withSeason(motel, data, change, today);
  if (change.kind === 'code') return tariffWithCode(motel, data, change, today);
  if (change.kind === 'nights') return withNights(words, tariff, change.nights, today);
  return withLists(data, change);
}

/** Puts a change into force. Refused with `changed-meanwhile` after another version: nothing is overwritten. */
export const changeRates: DeskDeed<'changeRates'> = async (context, { version, change }, by) => {
  const done = await act(context, 'rates', by, async (trx, now) => {
    const [last] = await listVersions(trx, 1);
    if (last?.version !== version) return changedMeanwhile(trx);
    const planned = await planRates({ ...context, db: trx }, change);
    const { before, tariff, after, note } = planned;
    // A version may have come since the first look.
    if (after !== version) return changedMeanwhile(trx);
    if (isDeepStrictEqual(before.data, tariff.data)) refuse('rule-broken', 'rates-nothing');
    const changed = await changeTariff(trx, planned, { author: by.person.name, note }, now);
    if (changed === undefined) return changedMeanwhile(trx);
    const { removed, added } = changedRates(before.data, tariff.data);
    return {
      subject: `tariff ${changed}`,
      details: note,
      before: removed,
      after: added,
      answer: { version: changed },
    };
  });
  await context.shown.follow();
  return done;
};

async function changedMeanwhile(trx: Trx): Promise<never> {
  const [last] = await listVersions(trx, 1);
  const { author = '', note = '' } = last ?? {};
  refuse('changed-meanwhile', 'changed-meanwhile', { who: authorWords(author), details: note });
}

const UNDONE = 'Undone: ';
/** Changes further back are no longer undone: too much has been decided since. */
const MOST_BACK = 100;

/** Why a change cannot be undone now; `undefined` when it can. Versions in their order, the last one in force. */
function whyNotUndone(versions: readonly TariffVersion[], version: number) {
  const at = versions.findIndex((one) => one.version === version);
  const [before, change, now] = [versions[at - 1], versions[at], versions.at(-1)];
  if (change?.author === 'content') return refusal('rule-broken', 'rates-undo-files');
  if (before === undefined || change === undefined || now === undefined)
    return refusal('not-found', 'rates-version-unknown');
  const mine = [before.tariff, change.tariff] as const;
  if (!isInTheWay(mine, [change.tariff, now.tariff])) return undefined;
  const later = versions.slice(at + 1);
  const clash =
    later.findLast((one, index) =>
      isInTheWay(mine, [later[index - 1]?.tariff ?? change.tariff, one.tariff]),
    ) ?? now;
  return refusal('rule-broken', 'rates-undo-clash', { who: authorWords(clash.author), note: clash.note });
}

async function planUndo(db: Db, version: number, today: string): Promise<PlannedRates> {
  const [last] = await listVersions(db, 1);
  const back = (last?.version ?? 0) - version;
  if (back < 0 || back > MOST_BACK) refuse('not-found', 'rates-version-unknown');
  const numbers = Array.from({ length: back + 2 }, (_, index) => version - 1 + index);
  const versions = await findVersions(db, numbers);
  refuseIf(whyNotUndone(versions, version));
  const [before, change] = versions as [TariffVersion, TariffVersion];
  const planned = await planTariff(db, ({ data }) => withoutChange(data, before.tariff, change.tariff));
  const { before: now, tariff: undone } = planned;
  const [old, after] = [parseTariff(before.tariff), parseTariff(change.tariff)];
  if (!isUndone({ before: old, after, now, undone }, today, DAYS_AHEAD)) {
    const { author, note } = versions.at(-1) as TariffVersion;
    refuse('rule-broken', 'rates-undo-clash', { who: authorWords(author), note });
  }
  return { ...planned, note: `${UNDONE}${change.note}` };
}

const MOST_LISTED = 20;

/** The changes of the rates with their person and time, newest first. */
export const listChanges: DeskReading<'rateChanges'> = async ({ db }) => {
  const versions = (await listVersions(db, MOST_LISTED + 1)).toReversed();
  const changes = versions
    .slice(-MOST_LISTED)
    .map(({ version, at, author, note }) => ({
      version,
      at: at.toISOString(),
      by: authorWords(author),
      note,
      mayUndo: whyNotUndone(versions, version) === undefined,
      isUndo: note.startsWith(UNDONE),
    }))
    .toReversed();
  return { changes };
};
