import { migrationOf } from './statements.ts';

/** Beside a price by hand, what the tariff asked for the stay: a clerk's limit counts from there. */
export const handPrices = migrationOf('alter table folio_entries add column by_tariff bigint');
