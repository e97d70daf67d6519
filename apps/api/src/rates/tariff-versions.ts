import type { TariffData } from '@motel/booking-core';
import { type ColumnType, type Selectable, sql } from 'kysely';
import type { Db, Fixed } from '../db/index.ts';

export type TariffVersion = Selectable<TariffVersionRow>;

/** A version to write after the one that its author saw. */
export interface NewVersion {
  /** The number of the version that it changes; 0 for the first one. */
  readonly after: number;
  readonly author: string;
  readonly note: string;
  readonly tariff: TariffData;
}

export async function lastVersion(db: Db): Promise<TariffVersion | undefined> {
  return db.selectFrom('tariff_versions').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirst();
}

/** @returns false when another version was written first */
export async function writeVersion(db: Db, { after, ...version }: NewVersion, now: Date): Promise<boolean> {
  const written = await db
    .insertInto('tariff_versions')
    .values({ ...version, version: after + 1, at: now, tariff: JSON.stringify(version.tariff) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  return written !== undefined;
}

/** The newest first. */
export async function listVersions(db: Db, most: number): Promise<TariffVersion[]> {
  return db.selectFrom('tariff_versions').selectAll().orderBy('version', 'desc').limit(most).execute();
}

/** Some versions by their numbers, in their order. */
export async function findVersions(db: Db, versions: readonly number[]): Promise<TariffVersion[]> {
  return db
    .selectFrom('tariff_versions')
    .selectAll()
    .where('version', 'in', versions)
    .orderBy('version')
    .execute();
}

/** The number of the version in force before each of some instants, in their order; of those before the first, none. */
export async function versionsInForce(db: Db, instants: readonly Date[]): Promise<(number | null)[]> {
  const { rows } = await sql<{ version: number | null }>`
    select (select version from tariff_versions where at < instant order by at desc, version desc limit 1) as version
    from unnest(${instants.map((instant) => instant.toISOString())}::timestamptz[]) with ordinality asked (instant, place)
    order by place`.execute(db);
  return rows.map(({ version }) => version);
}

declare module '../db/database.ts' {
  interface Database {
    tariff_versions: TariffVersionRow;
    /** A promotion code that was booked with, to lock while its uses are counted. */
    promotion_codes: {
      /** In lower case. */
      code: Fixed<string>;
    };
  }
}

/** A tariff that is or was in force; the last one is. Rows are only added. */
interface TariffVersionRow {
  /** 1, 2, 3 …: this key refuses a change of a version that is no longer the last one. */
  version: Fixed<number>;
  at: Fixed<Date>;
  /** The person at the desk, or `content` for the motel's files. */
  author: Fixed<string>;
  /** In a line, what changed. */
  note: Fixed<string>;
  tariff: ColumnType<TariffData, string, never>;
}
