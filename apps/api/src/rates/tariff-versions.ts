import type { TariffData } from '@motel/booking-core';
import type { Selectable } from 'kysely';
import type { Db } from '../db/index.ts';
import type { TariffVersionRow } from './rates-tables.ts';

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

/** @returns false when another version was written meanwhile */
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

/** The numbers of all versions before an instant, with the time at which each came into force, in their order. */
export async function versionsInForce(db: Db, until: Date) {
  return db
    .selectFrom('tariff_versions')
    .select(['version', 'at'])
    .where('at', '<', until)
    .orderBy('version')
    .execute();
}
