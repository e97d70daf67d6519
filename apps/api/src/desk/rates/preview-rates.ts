import type {
  GuestPrice,
  RateChange,
  RatePreview,
  RateStay,
  SeasonWire,
} from '@motel/api-client/desk-contracts';
import {
  addDays,
  type CivilDate,
  checkBookableStay,
  civilDate,
  ENGLISH,
  type NightPrice,
  nightDates,
  price,
  type Tariff,
  toDollars,
} from '@motel/booking-core';
import { seasonReach, spansOf } from '@motel/booking-core/rates';
import { termsSteps, type Words, wordsOf } from '@motel/content/server';
import { propertiesById, tariffOfNow } from '../../inventory/index.ts';
import { tariffInForce } from '../../rates/index.ts';
import { deskDay, todayAt } from '../../shared/motel-time.ts';
import type { DeskContext, DeskReading } from '../../staff/index.ts';
import { planRates } from './change-rates.ts';
import { effectOf, type RatesEffect } from './effect.ts';

const MOST_SPANS = 12;

/** The effect of a change, and a guest's price for a stay before and after it. Changes nothing. */
export const previewRates: DeskReading<'previewRates'> = async (context, { change, stay }) => {
  const { db } = context;
  if (change === undefined) {
    const { tariff } = await tariffInForce(db);
    const nothing = { nights: 0, spans: [], rooms: [], above: [], stays: 0, free: 0 };
    return { ...nothing, ...(await pays(context, tariff, undefined, stay)) };
  }
  const planned = await planRates(context, change);
  const { before, tariff } = planned;
  const today = deskDay(context);
  const effect = await effectOf(db, planned, today);
  return {
    ...changedNights(effect),
    rooms: await changedRooms(context, effect),
    above: change.kind === 'season' ? aboveSeason(tariff, change.season, today) : [],
    stays: effect.stays,
    free: effect.free,
    ...(await pays(context, before, tariff, stay, codeOf(change, todayAt(context)))),
  };
};

/** The dates that change, each once, however many room types it is about. */
function changedNights({ runs }: RatesEffect): Pick<RatePreview, 'nights' | 'spans'> {
  const datesOf = (from: CivilDate, to: CivilDate) => nightDates({ checkIn: from, checkOut: addDays(to, 1) });
  const dates = new Set(runs.flatMap(({ from, to }) => datesOf(from, to)));
  const sorted = [...dates].toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return { nights: 0, spans: [] };
  return { nights: dates.size, spans: spansOf(dates, datesOf(first, last)).slice(0, MOST_SPANS) };
}

async function changedRooms({ db, words }: DeskContext, { runs }: RatesEffect) {
  const byRoom = Map.groupBy(runs, ({ room }) => room);
  const known = await propertiesById(db, [...byRoom.keys()]);
  return [...byRoom].map(([room, own]) => {
    const pricesOf = (when: 'before' | 'after') =>
      rangeWords(
        words,
        own.map((run) => run[when]),
      );
    return { room: known.get(room)?.title ?? room, before: pricesOf('before'), after: pricesOf('after') };
  });
}

/** Rates that keep their nights within a season, from today on. All year is below everything. */
function aboveSeason({ data }: Tariff, season: SeasonWire | undefined, today: CivilDate) {
  if (season?.to === undefined) return [];
  const { name, from, to } = season;
  const { above } = seasonReach(data, { name: name?.trim(), from, to }, today, civilDate(to));
  return above.map((one) => ({ ...one, on: [...one.on] }));
}

interface GivenCode {
  readonly code?: string;
  readonly bookedOn?: string;
}

/** A new code, on the first day on which it can be booked with. */
function codeOf(change: RateChange, today: string): GivenCode {
  if (change.kind !== 'code' || change.code === undefined) return {};
  const { code, bookedFrom = today } = change.code;
  return { code, bookedOn: bookedFrom > today ? bookedFrom : today };
}

async function pays(
  context: DeskContext,
  before: Tariff,
  changed: Tariff | undefined,
  stay: RateStay | undefined,
  given?: GivenCode,
): Promise<Pick<RatePreview, 'pays' | 'plans'>> {
  if (stay === undefined) return {};
  const priced = checkBookableStay({ checkIn: stay.from, checkOut: stay.to }, deskDay(context));
  const atDemand = async (tariff: Tariff) =>
    priced.ok ? tariffOfNow(context, tariff, [stay.room], priced.value) : tariff;
  const now = await atDemand(before);
  const after = changed && (await atDemand(changed));
  const last = after ?? now;
  const ofPlan = (plan: string) => guestPrice(context, last, { ...stay, plan });
  return {
    pays: {
      now: guestPrice(context, now, stay),
      ...(after && { after: guestPrice(context, after, stay, given) }),
    },
    plans: last.data.plans?.map(({ id, label = id }) => {
      const { total, refusal } = ofPlan(id);
      return { id, label, total, refusal };
    }),
  };
}

function guestPrice(context: DeskContext, tariff: Tariff, stay: RateStay, given?: GivenCode): GuestPrice {
  const { clock, motel } = context;
  const asked = { bookedOn: todayAt(context), ...stay, ...given };
  const priced = price(tariff, asked, ENGLISH.price);
  if (!priced.ok) return { lines: [], refusal: priced.violations[0].message };
  const { lines, total, policy, from: checkIn } = priced.quote;
  const { late, noShow, guarantee, deposit = total } = policy;
  const terms = { checkIn, policy, price: total, bookedOn: civilDate(asked.bookedOn) };
  return {
    reads: motel.languages.map((language) => ({
      language,
      sentences: termsSteps(wordsOf(motel, language), terms, clock.now().getTime()),
    })),
    lines: lines
      .filter(({ amount, share }) => amount !== 0 || share?.included !== undefined)
      .map(({ label, detail, share, amount }) => ({
        label,
        detail,
        isWithin: share?.included && true,
        amount: toDollars(amount),
      })),
    total: toDollars(total),
    policy: {
      late: toDollars(late),
      noShow: toDollars(noShow?.amount ?? late),
      paid: guarantee === undefined ? toDollars(deposit) : 0,
    },
  };
}

/** The prices and restrictions of several nights, such as `$129 to $149, some 2+ nights`. */
function rangeWords(words: Words, nights: readonly NightPrice[]): string {
  const { shownPrice } = words;
  const prices = nights
    .flatMap(({ price, closed }) => (price === undefined || closed ? [] : [price]))
    .toSorted((one, other) => one - other);
  const [least, most] = [prices[0], prices.at(-1)];
  const range =
    least === undefined || most === undefined || least === most
      ? []
      : [`${shownPrice(least)} to ${shownPrice(most)}`];
  const all = nights.map((night) => [
    ...(range.length > 0 && night.price !== undefined && !night.closed ? range : [priceWords(words, night)]),
    ...limitWords(night),
  ]);
  const every = [...new Set(all.flat())];
  return every.map((word) => (all.every((night) => night.includes(word)) ? word : `some ${word}`)).join(', ');
}

function priceWords({ shownPrice }: Words, { price, closed }: NightPrice): string {
  if (closed) return 'closed';
  return price === undefined ? 'no price' : shownPrice(price);
}

function limitWords(night: NightPrice): string[] {
  const { minNights, maxNights, closedToArrival, closedToDeparture } = night;
  return [
    ...(minNights === undefined ? [] : [`${minNights}+ nights`]),
    ...(maxNights === undefined ? [] : [`at most ${maxNights} nights`]),
    ...(closedToArrival ? ['no arrivals'] : []),
    ...(closedToDeparture ? ['no departures'] : []),
  ];
}
