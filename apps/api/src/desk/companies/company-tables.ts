import type { InvoicePaper } from '@motel/api-client/desk-contracts';
import type { Cents, CivilDate } from '@motel/booking-core';
import type { ColumnType } from 'kysely';
import type { StatedTax } from '../../booking/index.ts';
import type { Fixed } from '../../db/index.ts';

declare module '../../db/database.ts' {
  interface Database {
    invoices: InvoiceRow;
  }
}

/** An invoice or a credit note as it was issued. Rows are only added, and their serials have no gap within a year. */
export interface InvoiceRow {
  number: Fixed<string>;
  year: Fixed<number>;
  serial: Fixed<number>;
  company_id: Fixed<string>;
  kind: Fixed<'invoice' | 'credit-note'>;
  /** The invoice that a credit note is about. */
  about: Fixed<string | null>;
  content: ColumnType<InvoiceContent, string, never>;
  /** Below $0 of a credit note. */
  total: Fixed<Cents>;
  due: Fixed<CivilDate>;
  issued_at: Fixed<Date>;
  issued_by: Fixed<string>;
}

/** All that an invoice shows, and the amounts that it is made of. */
export interface InvoiceContent {
  readonly paper: InvoicePaper;
  readonly stays: readonly { readonly id: string; readonly amount: Cents }[];
  /** Of all its stays, by name and rate. */
  readonly taxes: readonly StatedTax[];
}
