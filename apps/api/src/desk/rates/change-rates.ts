import { isDeepStrictEqual } from 'node:util';
import type { RateChange } from '@motel/api-client/desk-contracts';
import type { Tariff } from '@motel/booking-core';
import { changedRates } from '@motel/booking-core/rates';
import type { Db, Trx } from '../../db/index.ts';
import { propertiesById } from '../../inventory/index.ts';
import { changeTariff, listVersions, planTariff } from '../../rates/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { deskDay } from '../../shared/desk-day.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { act, type ByPerson, type DeskContext } from '../../staff/index.ts';
import { applyRateChange } from './apply-rate-change.ts';
import { changeNote } from './change-note.ts';
import { authorWords, type PlannedRates } from './planned-rates.ts';
import { planUndo } from './undo-change.ts';

/** Works out a change of the rates. Changes nothing. */
export async function planRates(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  change: RateChange,
): Promise<Outcome<PlannedRates>> {
  const today = deskDay(clock);
  if (change.kind === 'undo') return planUndo(db, change.version, today);
  const planned = await planTariff(db, (tariff) => applyRateChange(change, tariff, today));
  if (!planned.ok) return planned;
  const { before } = planned.value;
  const rooms = await propertiesById(db, Object.keys(before.data.rooms));
  const titles = new Map([...rooms].map(([id, { title }]) => [id, title]));
  return succeed({ planned: planned.value, note: changeNote(change, { before, titles, today }) });
}

interface WantedRates {
  /** The one that the person saw. */
  readonly version: number;
  readonly change: RateChange;
}

/**
 * Puts a person's change into force. Refused with `changed-meanwhile` when another version came after the one that the
 * person saw: nothing is overwritten.
 */
export async function changeRates(
  context: DeskContext,
  { version, change }: WantedRates,
  by: ByPerson,
): Promise<Outcome<{ readonly version: number }>> {
  return act(context, 'rates', by, async (trx, now) => {
    const [last] = await listVersions(trx, 1);
    if (last?.version !== version) return changedMeanwhile(trx);
    const made = await planRates({ db: trx, clock: context.clock }, change);
    if (!made.ok) return made;
    const { planned, note } = made.value;
    // A version may have come since the first look.
    if (planned.after !== version) return changedMeanwhile(trx);
    if (isSame(planned.before, planned.tariff)) return refuse('rule-broken', 'rates-nothing');
    const changed = await changeTariff(trx, planned, { author: by.person.name, note }, now);
    if (changed === undefined) return changedMeanwhile(trx);
    const { removed, added } = changedRates(planned.before.data, planned.tariff.data);
    return succeed({
      subject: `tariff ${changed}`,
      details: note,
      before: removed,
      after: added,
      answer: { version: changed },
    });
  });
}

async function changedMeanwhile(trx: Trx) {
  const [last] = await listVersions(trx, 1);
  const { author = '', note = '' } = last ?? {};
  return refuse('changed-meanwhile', 'changed-meanwhile', { who: authorWords(author), details: note });
}

function isSame(one: Tariff, other: Tariff): boolean {
  return isDeepStrictEqual(one.data, other.data);
}
