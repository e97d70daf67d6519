import { parseTariff } from '@motel/booking-core';
import { isInTheWay, isUndone, withoutChange } from '@motel/booking-core/rates';
import type { Db } from '../../db/index.ts';
import { findVersions, listVersions, planTariff, type TariffVersion } from '../../rates/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { DAYS_AHEAD } from './effect.ts';
import { authorWords, type PlannedRates } from './planned-rates.ts';

/** Begins the line of a change that undoes another one. */
export const UNDONE = 'Undone: ';
/** Changes further back are no longer undone: too much has been decided since. */
const MOST_BACK = 100;

/** Why a change cannot be undone now; `undefined` when it can. Versions in their order, the last one in force. */
export function whyNotUndone(versions: readonly TariffVersion[], version: number) {
  const at = versions.findIndex((one) => one.version === version);
  const [before, change, now] = [versions[at - 1], versions[at], versions.at(-1)];
  if (change?.author === 'content') return refuse('rule-broken', 'rates-undo-files');
  if (before === undefined || change === undefined || now === undefined) {
    return refuse('not-found', 'rates-version-unknown');
  }
  const mine = [before.tariff, change.tariff] as const;
  if (!isInTheWay(mine, [change.tariff, now.tariff])) return undefined;
  const later = versions.slice(at + 1);
  const clash =
    later.findLast((one, index) =>
      isInTheWay(mine, [later[index - 1]?.tariff ?? change.tariff, one.tariff]),
    ) ?? now;
  return refuse('rule-broken', 'rates-undo-clash', { who: authorWords(clash.author), note: clash.note });
}

/** Plans the rates without a change, everything later unchanged. */
export async function planUndo(db: Db, version: number, today: string): Promise<Outcome<PlannedRates>> {
  const [last] = await listVersions(db, 1);
  const back = (last?.version ?? 0) - version;
  if (back < 0 || back > MOST_BACK) return refuse('not-found', 'rates-version-unknown');
  const numbers = Array.from({ length: back + 2 }, (_, index) => version - 1 + index);
  const versions = await findVersions(db, numbers);
  const refused = whyNotUndone(versions, version);
  if (refused !== undefined) return refused;
  const [before, change] = versions as [TariffVersion, TariffVersion];
  const planned = await planTariff(db, ({ data }) =>
    succeed(withoutChange(data, before.tariff, change.tariff)),
  );
  if (!planned.ok) return planned;
  const { before: now, tariff: undone } = planned.value;
  const [old, after] = [parseTariff(before.tariff), parseTariff(change.tariff)];
  if (!isUndone({ before: old, after, now, undone }, today, DAYS_AHEAD)) {
    const { author, note } = versions.at(-1) as TariffVersion;
    return refuse('rule-broken', 'rates-undo-clash', { who: authorWords(author), note });
  }
  return succeed({ planned: planned.value, note: `${UNDONE}${change.note}` });
}
