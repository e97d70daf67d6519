import type { MonthNightWire, RateReachWire } from '@motel/api-client/desk-contracts';
import {
  addDays,
  type CivilDate,
  civilDate,
  type NightPrice,
  nightPrices,
  parseCivilDate,
  type TariffData,
  toDollars,
} from '@motel/booking-core';
import {
  isAbout,
  isOn,
  type Layer,
  layerOf,
  type SeasonId,
  seasonReach,
  seasonsOf,
} from '@motel/booking-core/rates';
import { taxWordsOf } from '@motel/content/server';
import { demandNow, listPricedProperties, soldInAll } from '../../inventory/index.ts';
import { deskDay } from '../../shared/motel-time.ts';
import { refuse } from '../../shared/outcome.ts';
import type { DeskReading } from '../../staff/index.ts';
import { feeWords } from './change-note.ts';
import { inLists } from './lists.ts';

/** The nights of a month: from its first day to the first day of the next one. @param month `yyyy-mm` */
export function nightsOfMonth(month: string): { readonly checkIn: CivilDate; readonly checkOut: CivilDate } {
  const checkIn = parseCivilDate(`${month}-01`);
  // The months around it are in the calendar, too.
  if (checkIn === undefined || !/^(?:19|20|21)/.test(month)) refuse('malformed', 'month-invalid');
  const inNext = addDays(checkIn, 31);
  return { checkIn, checkOut: addDays(inNext, 1 - Number(inNext.slice(8))) };
}

/** A month of prices by room type, with all other rates. @param month `yyyy-mm`, or `now` */
export const showRateMonth: DeskReading<'rateMonth'> = async (context, { month }) => {
  const { db, clock, motel, words } = context;
  const today = deskDay({ clock, motel });
  const span = nightsOfMonth(month === 'now' ? today.slice(0, 7) : month);
  const { checkIn, checkOut } = span;
  const name = checkIn.slice(0, 7);
  const listed = await listPricedProperties(db);
  const { properties = [], tariff, version = 0 } = listed ?? {};
  if (tariff === undefined)
    return { version, month: name, today, rooms: [], seasons: [], steps: [], taxes: '', fees: [] };
  const priced = properties.filter(({ id }) => tariff.limitsOf(id) !== undefined);
  const ids = priced.map(({ id }) => id);
  const soldByType = await soldInAll(db, ids, span);
  const demand = await demandNow(context, tariff, ids, span, soldByType);
  return {
    version,
    month: name,
    today,
    rooms: priced.map(({ id, title, capacity, in_stock: inStock }) => {
      const counts = soldByType.get(id) ?? [];
      const entries = tariff.data.nightly.filter((entry) => isAbout(entry, id));
      const nights = nightPrices(tariff, id, checkIn, checkOut).map((night, at): MonthNightWire => {
        const { sold = 0, free = 0 } = counts[at] ?? {};
        const source = sourceOf(entries, night);
        const changes = demand.filter(
          ({ room, date }) => room === id && date === night.date && date >= today,
        );
        const [last] = changes.slice(-1);
        const now = last && { now: toDollars(last.after), why: changes.map(({ rule }) => rule).join(', ') };
        return { ...nightWire(night), ...(source && { source }), sold, free, ...now };
      });
      return { id, title, capacity, inStock, nights };
    }),
    seasons: seasonsOf(tariff.data).map(({ rows, ...id }) => ({
      ...id,
      ...reachWire(tariff.data, id, today),
      rows: rows.map(({ on, price, ...row }) => ({
        ...row,
        rooms: [...row.rooms],
        ...(on && { on: [...on] }),
        ...(price !== undefined && { price: Number(price) }),
      })),
    })),
    steps: (tariff.data.steps ?? []).map(inLists),
    taxes: taxWordsOf(words, tariff.data.fees),
    fees: (tariff.data.fees ?? []).flatMap((fee) => {
      const amount = feeWords(words, fee);
      return amount === undefined ? [] : [{ label: fee.label ?? fee.id, amount }];
    }),
  };
};

function nightWire({ price, ...night }: NightPrice) {
  return { ...night, ...(price !== undefined && { price: toDollars(price) }) };
}

function reachWire(tariff: TariffData, id: SeasonId, today: CivilDate): RateReachWire {
  if (id.to === undefined || id.to < today) return { wins: [], above: [] };
  const { wins, above } = seasonReach(tariff, id, today, civilDate(id.to));
  return { wins: [...wins], above: above.map((one) => ({ ...one, on: [...one.on] })) };
}

/** The entry by which a night has its price: of those about its room, the last one that states it. */
function sourceOf(entries: TariffData['nightly'], { date, price }: NightPrice): Layer | undefined {
  const stating = entries.findLast(
    (entry) => (price === undefined ? entry.closed : entry.price) !== undefined && isOn(entry, date),
  );
  return stating && layerOf(stating);
}
