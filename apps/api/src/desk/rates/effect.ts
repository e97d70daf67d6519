import {
  addDays,
  type CivilDate,
  civilDate,
  type NightPrice,
  nightDates,
  nightPrices,
  type Tariff,
} from '@motel/booking-core';
import { isSameNight } from '@motel/booking-core/rates';
import { hasNights } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { soldInAll } from '../../inventory/index.ts';
import type { TariffChange } from '../../rates/index.ts';

/** How many days ahead a change of the rates can reach, and its effect is counted. */
export const DAYS_AHEAD = 1095;

interface ChangedNight {
  readonly room: string;
  readonly before: NightPrice;
  readonly after: NightPrice;
}

/** Nights in a row of one room type that change alike. */
export interface ChangedRun extends ChangedNight {
  readonly from: CivilDate;
  /** Inclusive. */
  to: CivilDate;
}

export type RatesEffect = Awaited<ReturnType<typeof effectOf>>;

/** Works out the nights that change, the booked stays among them, which keep their price, and the rooms still free. */
export async function effectOf(db: Db, { before, tariff }: TariffChange, from: CivilDate) {
  const changed = changedNights(before, tariff, from, addDays(from, DAYS_AHEAD));
  const dates = changed.map(({ after }) => after.date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return { runs: [], stays: 0, free: 0 };

  const rooms = [...new Set(changed.map(({ room }) => room))];
  const isChanged = new Set(changed.map(({ room, after }) => `${room} ${after.date}`));
  const stays = (await staysWithin(db, rooms, first, last)).filter(({ propertyId, ...stay }) =>
    nightDates(stay).some((date) => isChanged.has(`${propertyId} ${date}`)),
  );
  const free = await freeOf(db, changed, { checkIn: first, checkOut: addDays(last, 1) });
  return { runs: runsOf(changed), stays: stays.length, free };
}

async function freeOf(
  db: Db,
  changed: readonly ChangedNight[],
  span: { readonly checkIn: CivilDate; readonly checkOut: CivilDate },
): Promise<number> {
  const rooms = [...new Set(changed.map(({ room }) => room))];
  const nights = await soldInAll(db, rooms, span);
  const left = new Map(
    [...nights].flatMap(([room, own]) => own.map(({ date, free }) => [`${room} ${date}`, free] as const)),
  );
  const priced = changed.filter(({ after }) => after.price !== undefined);
  return priced.reduce((sum, { room, after }) => sum + (left.get(`${room} ${after.date}`) ?? 0), 0);
}

function changedNights(before: Tariff, after: Tariff, from: CivilDate, to: CivilDate): ChangedNight[] {
  return Object.keys(after.data.rooms).flatMap((room) => {
    const old = Object.hasOwn(before.data.rooms, room) ? nightPrices(before, room, from, to) : [];
    return nightPrices(after, room, from, to).flatMap((night, at) => {
      const was = old[at] ?? { date: night.date };
      return isSameNight(was, night) ? [] : [{ room, before: was, after: night }];
    });
  });
}

function runsOf(changed: readonly ChangedNight[]): ChangedRun[] {
  const runs: ChangedRun[] = [];
  for (const night of changed) {
    const date = civilDate(night.after.date);
    const last = runs.at(-1);
    const isNext =
      last?.room === night.room &&
      addDays(last.to, 1) === date &&
      isSameNight(last.before, night.before) &&
      isSameNight(last.after, night.after);
    if (isNext) last.to = date;
    else runs.push({ ...night, from: date, to: date });
  }
  return runs;
}

/** The held and confirmed bookings of some room types with a night from one date to another, both inclusive. */
async function staysWithin(db: Db, propertyIds: readonly string[], from: CivilDate, to: CivilDate) {
  if (propertyIds.length === 0) return [];
  return db
    .selectFrom('bookings')
    .select(['property_id as propertyId', 'check_in as checkIn', 'check_out as checkOut'])
    .where('status', 'in', ['held', 'confirmed'])
    .where('property_id', 'in', propertyIds)
    .where(hasNights(from, addDays(to, 1)))
    .execute();
}
