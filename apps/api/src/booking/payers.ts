import type { CompanyData, Covers } from '@motel/api-client/desk-contracts';
import { type ColumnType, sql } from 'kysely';
import type { Fixed } from '../db/index.ts';

declare module '../db/database.ts' {
  interface Database {
    companies: CompanyRow;
    stay_payers: StayPayerRow;
  }
}

/** A company that pays for stays. */
interface CompanyRow {
  id: Fixed<string>;
  name: string;
  address_lines: ColumnType<readonly string[], string, string>;
  tax_number: string;
  contact: string;
  email: string;
  code: string;
  pay_days: number;
  language: CompanyData['language'];
  created_at: Fixed<Date>;
}

/** The company that pays for a stay; without a row its guest does. */
interface StayPayerRow {
  booking_id: Fixed<string>;
  company_id: string;
  covers: Covers;
}

/** The company that pays all that a booking owes. One that pays the stay alone leaves articles to the guest. */
export const payers = sql`
  stay_payers join companies on companies.id = company_id
  where stay_payers.booking_id = bookings.id and (covers = 'all' or not exists (
    select 1 from folio_entries where booking_id = bookings.id and part in ('article', 'article-tax')))`;

/** Its name, of a booking in `bookings`. */
export const payerName = sql<string | null>`(select name from ${payers})`.as('payer');
