import type { TariffData } from '@motel/booking-core';
import type { ColumnType } from 'kysely';
import type { Fixed } from '../db/index.ts';

declare module '../db/database.ts' {
  interface Database {
    tariff_versions: TariffVersionRow;
    promotion_codes: PromotionCodeRow;
  }
}

/** A tariff that is or was in force; the last one is. Rows are only added. */
export interface TariffVersionRow {
  /** 1, 2, 3 …: whoever changes a version that is no longer the last one is refused by this key. */
  version: Fixed<number>;
  at: Fixed<Date>;
  /** The person at the desk, or `content` for the motel's files. */
  author: Fixed<string>;
  /** In a line, what changed. */
  note: Fixed<string>;
  tariff: ColumnType<TariffData, string, never>;
}

/** A promotion code that was booked with, to lock while its uses are counted. */
interface PromotionCodeRow {
  /** In lower case. */
  code: Fixed<string>;
}
