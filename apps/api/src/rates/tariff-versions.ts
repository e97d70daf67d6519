import { parseTariff, type Tariff, type TariffData } from '@motel/booking-core';
import { codeName } from '@motel/booking-core/rates';
import { type ColumnType, type Selectable, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db, Fixed, Trx } from '../db/index.ts';
import { checkedTariff } from './checked-tariff.ts';

export type TariffVersion = Selectable<TariffVersionRow>;

/** A version to write after the one that its author saw. */
interface NewVersion {
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

interface TariffInForce {
  readonly version: number;
  readonly tariff: Tariff;
}

/** The tariffs of each database: a version never changes. */
const known = new WeakMap<object, LRUCache<number, Tariff>>();

/** The number of the last version, for the statement that loads a room: prices are then no statement of their own. */
export const lastTariffVersion = sql<number>`(select max(version) from tariff_versions)`;

/** The tariffs of some versions, by their numbers. */
export async function tariffsOfVersions(db: Db, versions: readonly number[]) {
  const cache = known.get(db) ?? new LRUCache<number, Tariff>({ max: 64 });
  known.set(db, cache);
  const missing = versions.filter((version) => !cache.has(version));
  const found = missing.length === 0 ? [] : await findVersions(db, missing);
  const read = new Map(found.map(({ version, tariff }) => [version, parseTariff(tariff)]));
  for (const [version, tariff] of read) cache.set(version, tariff);
  return new Map(versions.map((version) => [version, (read.get(version) ?? cache.get(version)) as Tariff]));
}

/** The tariff of a version that there is: the server writes the first one when it starts. */
export async function tariffOfVersion(db: Db, version: number): Promise<Tariff> {
  return (await tariffsOfVersions(db, [version])).get(version) as Tariff;
}

export async function tariffInForce(db: Db): Promise<TariffInForce> {
  const { version } = await db.selectNoFrom(lastTariffVersion.as('version')).executeTakeFirstOrThrow();
  return { version, tariff: await tariffOfVersion(db, version) };
}

export interface TariffChange {
  /** The version that it changes. */
  readonly after: number;
  readonly before: Tariff;
  readonly tariff: Tariff;
}

/** Works out a change of the tariff in force; makes none. Refused where it contradicts itself. */
export async function planTariff(db: Db, change: (tariff: Tariff) => TariffData): Promise<TariffChange> {
  const last = await lastVersion(db);
  if (last === undefined)
    throw new Error('There is no tariff: the server writes the first one when it starts');
  const before = parseTariff(last.tariff);
  return { after: last.version, before, tariff: checkedTariff(change(before)) };
}

/** Puts a planned change into force at once. @returns its number; `undefined` when another one came first */
export async function changeTariff(
  trx: Trx,
  { after, tariff }: TariffChange,
  { author, note }: { readonly author: string; readonly note: string },
  now: Date,
): Promise<number | undefined> {
  const isWritten = await writeVersion(trx, { after, author, note, tariff: tariff.data }, now);
  return isWritten ? after + 1 : undefined;
}

/** Locks a code, after guest, bookings and nights, so that bookings with it are counted one after another. */
export async function lockCode(trx: Trx, code: string): Promise<void> {
  const name = codeName(code);
  await trx
    .insertInto('promotion_codes')
    .values({ code: name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx.selectFrom('promotion_codes').select('code').where('code', '=', name).forUpdate().execute();
}
