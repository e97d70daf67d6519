import {
  addDays,
  type CivilDate,
  endOfDay,
  instantAt,
  nightDates,
  nightPrices,
  type Stay,
  type Tariff,
  toDollars,
} from '@motel/booking-core';
import type { Db } from '../../db/index.ts';
import { listPricedProperties, soldInAll } from '../../inventory/index.ts';
import { tariffsOfVersions, versionsInForce } from '../../rates/index.ts';
import type { Zoned } from '../../shared/motel-context.ts';
import type { DeskReading } from '../../staff/index.ts';
import { nightsOfMonth } from './rate-month.ts';

/** The same day of the week a year before. */
const YEAR = 364;

/** The nights 364 days before those of a month: the price in force on the evening of each, and the rooms sold. */
export const showLastYear: DeskReading<'rateLastYear'> = async ({ db, motel }, { month }) => {
  const span = nightsOfMonth(month);
  const { properties = [] } = (await listPricedProperties(db)) ?? {};
  const stay = { checkIn: addDays(span.checkIn, -YEAR), checkOut: addDays(span.checkOut, -YEAR) };
  const ids = properties.map(({ id }) => id);
  const sold = await soldInAll(db, ids, stay);
  const tariffs = await tariffsOfEvenings(db, motel, stay);
  return {
    rooms: properties.map(({ id }) => ({
      id,
      nights: (sold.get(id) ?? []).map(({ date, sold }) => {
        const tariff = tariffs.get(date);
        const night = tariff?.limitsOf(id) && nightPrices(tariff, id, date, addDays(date, 1))[0];
        return { date, ...(night?.price !== undefined && { price: toDollars(night.price) }), sold };
      }),
    })),
  };
};

/** The tariff in force at the end of each day. */
async function tariffsOfEvenings(db: Db, { houseRules: { timeZone } }: Zoned, stay: Stay) {
  const evening = (date: CivilDate) => endOfDay(instantAt(date, 12, timeZone), timeZone);
  const dates = nightDates(stay);
  const versions = await versionsInForce(
    db,
    dates.map((date) => new Date(evening(date))),
  );
  const numbers = new Map(
    dates.flatMap((date, index) => {
      const version = versions[index] ?? null;
      return version === null ? [] : [[date, version] as const];
    }),
  );
  const tariffs = await tariffsOfVersions(db, [...new Set(numbers.values())]);
  return new Map([...numbers].map(([date, version]) => [date, tariffs.get(version) as Tariff]));
}
