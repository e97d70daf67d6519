import { parseTariff, type Tariff } from '@motel/booking-core';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** A tariff with the number of its row. */
export interface TariffInForce {
  readonly version: number;
  readonly tariff: Tariff;
}

/** The last tariffs of each database: a version never changes. */
const known = new WeakMap<object, TariffInForce>();

/** The number of the last version, for the statement that loads a room: prices are then no statement of their own. */
export const lastTariffVersion = sql<number>`(select max(version) from tariff_versions)`;

/** The tariff of a version. @throws Error when there is none: the server writes the first one when it starts */
export async function tariffOfVersion(db: Db, version: number): Promise<Tariff> {
  const last = known.get(db);
  if (last?.version === version) return last.tariff;
  const { tariff: data } = await db
    .selectFrom('tariff_versions')
    .select('tariff')
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  const tariff = parseTariff(data);
  if (last === undefined || last.version < version) known.set(db, { version, tariff });
  return tariff;
}

/** The tariff that every process sells by now. */
export async function tariffInForce(db: Db): Promise<TariffInForce> {
  const { version } = await db.selectNoFrom(lastTariffVersion.as('version')).executeTakeFirstOrThrow();
  return { version, tariff: await tariffOfVersion(db, version) };
}
