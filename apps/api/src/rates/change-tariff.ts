import { parseTariff, type Tariff, type TariffData, TariffError } from '@motel/booking-core';
import type { Db, Trx } from '../db/index.ts';
import { type Outcome, refuse, succeed } from '../shared/outcome.ts';
import { lastVersion, writeVersion } from './tariff-versions.ts';

/** A change by hand: the prices before and after it. */
export interface TariffChange {
  /** The version that it changes. */
  readonly after: number;
  readonly before: Tariff;
  readonly tariff: Tariff;
}

/**
 * Works out a change of the tariff in force. Changes nothing yet. Refused with `rule-broken`, and every fault with its
 * path, when the tariff would contradict itself.
 */
export async function planTariff(
  db: Db,
  change: (tariff: Tariff) => Outcome<TariffData>,
): Promise<Outcome<TariffChange>> {
  const last = await lastVersion(db);
  if (last === undefined)
    throw new Error('There is no tariff: the server writes the first one when it starts');
  const before = parseTariff(last.tariff);
  const changed = change(before);
  if (!changed.ok) return changed;
  try {
    return succeed({ after: last.version, before, tariff: parseTariff(changed.value) });
  } catch (error) {
    if (!(error instanceof TariffError)) throw error;
    const faults = error.faults.map(({ path, message }) => `${path} ${message}`).join('; ');
    return refuse('rule-broken', 'tariff-contradicts', { faults });
  }
}

/**
 * Puts a planned change into force, for every process and at once.
 * @returns the number of the version; `undefined` when another change came first: nothing is overwritten
 */
export async function changeTariff(
  trx: Trx,
  { after, tariff }: TariffChange,
  { author, note }: { readonly author: string; readonly note: string },
  now: Date,
): Promise<number | undefined> {
  const isWritten = await writeVersion(trx, { after, author, note, tariff: tariff.data }, now);
  return isWritten ? after + 1 : undefined;
}
