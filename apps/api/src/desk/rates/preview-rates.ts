import type { GuestPrice, RateChange, RatePreview, RateStay } from '@motel/api-client/desk-contracts';
import { price, type Tariff, toDollars } from '@motel/booking-core';
import { propertiesById } from '../../inventory/index.ts';
import { tariffInForce } from '../../rates/index.ts';
import { todayAt } from '../../shared/clock.ts';
import { deskDay } from '../../shared/desk-day.ts';
import { type Outcome, succeed } from '../../shared/outcome.ts';
import type { DeskContext } from '../desk.ts';
import { planRates } from './change-rates.ts';
import { effectOf, type RatesEffect } from './effect.ts';
import { nightWords } from './night-words.ts';

const MOST_RUNS = 40;

/** What a change would do, and what a guest would pay for a stay before and after it. Changes nothing. */
export async function previewRates(
  context: DeskContext,
  { change, stay }: { readonly change?: RateChange | undefined; readonly stay?: RateStay | undefined },
): Promise<Outcome<RatePreview>> {
  const { db, clock } = context;
  if (change === undefined) {
    const { tariff } = await tariffInForce(db);
    return succeed({ changed: [], more: 0, nights: 0, stays: 0, free: 0, ...pays(tariff, undefined, stay) });
  }
  const made = await planRates(context, change);
  if (!made.ok) return made;
  const { planned } = made.value;
  const effect = await effectOf(db, planned, deskDay(clock));
  return succeed({
    changed: await changedWire(context, effect),
    more: Math.max(0, effect.runs.length - MOST_RUNS),
    nights: effect.nights,
    stays: effect.stays,
    free: effect.free,
    ...pays(planned.before, planned.tariff, stay, codeOf(change, todayAt(clock))),
  });
}

async function changedWire({ db }: DeskContext, { runs }: RatesEffect): Promise<RatePreview['changed']> {
  const shown = runs.slice(0, MOST_RUNS);
  const rooms = await propertiesById(
    db,
    shown.map(({ room }) => room),
  );
  return shown.map(({ room, from, to, before, after }) => ({
    room: rooms.get(room)?.title ?? room,
    from,
    to,
    before: nightWords(before),
    after: nightWords(after),
  }));
}

/** A promotion code that a guest gives, and the day on which they book. */
type GivenCode = Pick<PricedStay, 'code' | 'bookedOn'>;
type PricedStay = Parameters<typeof price>[1];

/** A new code, on the first day on which it can be booked with. */
function codeOf(change: RateChange, today: string): GivenCode {
  if (change.kind !== 'code' || change.code === undefined) return {};
  const { code, bookedFrom = today } = change.code;
  return { code, bookedOn: bookedFrom > today ? bookedFrom : today };
}

function pays(
  now: Tariff,
  after: Tariff | undefined,
  stay: RateStay | undefined,
  given?: GivenCode,
): Pick<RatePreview, 'pays'> {
  if (stay === undefined) return {};
  return { pays: { now: guestPrice(now, stay), ...(after && { after: guestPrice(after, stay, given) }) } };
}

function guestPrice(tariff: Tariff, stay: RateStay, given: GivenCode = {}): GuestPrice {
  const priced = price(tariff, { ...stay, ...given });
  if (!priced.ok) return { lines: [], refusal: priced.violations[0].message };
  const { lines, total } = priced.quote;
  return {
    lines: lines
      .filter(({ amount }) => amount !== 0)
      .map(({ label, detail, amount }) => ({
        label,
        ...(detail !== undefined && { detail }),
        amount: toDollars(amount),
      })),
    total: toDollars(total),
  };
}
