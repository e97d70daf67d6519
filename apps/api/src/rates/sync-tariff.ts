import { isDeepStrictEqual } from 'node:util';
import { type PlanData, parseTariff, type Season, type TariffData } from '@motel/booking-core';
import { type HouseFeeData, houseFees, isTaxFee, withHouseFees, withTaxes } from '@motel/booking-core/rates';
import { limitedTo } from '@motel/content/server';
import type { Db } from '../db/index.ts';
import { lastVersion, writeVersion } from './tariff-versions.ts';

/**
 * Prices by the motel's content: extras, terms, rooms. Other prices are the desk's; content gives the first ones,
 * those of a new room, and all in another currency or where no room is known. @throws TariffError for contradictions
 */
export async function syncTariff(db: Db, content: TariffData, now: Date, { isAnotherMotel = false } = {}) {
  for (;;) {
    const last = await lastVersion(db);
    const tariff = last === undefined || isAnotherMotel ? content : withRatesOf(last.tariff, content);
    parseTariff(tariff);
    if (last !== undefined && isDeepStrictEqual(plain(last.tariff), plain(tariff))) return;
    const version = { after: last?.version ?? 0, author: 'content', note: 'The motel’s files', tariff };
    // Another process that starts at the same time may have written it.
    if (await writeVersion(db, version, now)) return;
  }
}

/** The content with the prices that the desk has set; a room that is new has its own. */
function withRatesOf(last: TariffData, content: TariffData): TariffData {
  const rooms = Object.keys(content.rooms);
  const known = rooms.filter((room) => Object.hasOwn(last.rooms, room));
  // Another motel altogether, or prices in another currency: they are its own.
  if (known.length === 0 || last.currency !== content.currency) return content;
  const fresh = rooms.filter((room) => !known.includes(room));
  const kept = <T extends Pick<Season, 'room'>>(old: readonly T[] = [], first: readonly T[] = []) => [
    ...limitedTo(old, known, rooms),
    ...limitedTo(first, fresh, rooms),
  ];
  const { round: _, policies = [], plans: __, demand: ___, ...rest } = content;
  // A new room has the terms that all have, and its own.
  const own = policies.filter(({ room, plan }) => room !== undefined && plan === undefined);
  return {
    ...rest,
    policies: [...limitedTo(last.policies ?? [], rooms, rooms), ...limitedTo(own, fresh, rooms)],
    ...(last.plans && { plans: last.plans.map((plan) => planOf(plan, rooms)) }),
    ...(last.round !== undefined && { round: last.round }),
    nightly: kept(last.nightly, content.nightly),
    steps: kept(last.steps, content.steps),
    periods: kept(last.periods, content.periods),
    codes: kept(last.codes, content.codes),
    ...(last.demand && { demand: limitedTo(last.demand, rooms, rooms) }),
    fees:
      withTaxes(
        withHouseFees(
          content,
          houseFees(last).map((fee) => feeIn(rooms, fee)),
        ),
        (last.fees ?? []).filter(isTaxFee),
      ).fees ?? [],
    articles: last.articles ?? [],
  };
}

/** A fee without amounts for rooms that are gone. */
function feeIn(rooms: readonly string[], { amount, ...fee }: HouseFeeData): HouseFeeData {
  const left = Object.entries(amount).filter(([room]) => rooms.includes(room));
  return { ...fee, amount: typeof amount === 'object' ? Object.fromEntries(left) : amount };
}

/** A plan whose rooms are all gone is not sold any more: stays keep it. */
function planOf({ nightly, ...plan }: PlanData, rooms: readonly string[]): PlanData {
  const { room: _, ...unsold } = plan;
  const [left = { ...unsold, sold: [] }] = limitedTo([plan], rooms, rooms);
  return { ...left, ...(nightly && { nightly: limitedTo(nightly, rooms, rooms) }) };
}

function plain(data: TariffData): unknown {
  return JSON.parse(JSON.stringify(data));
}
