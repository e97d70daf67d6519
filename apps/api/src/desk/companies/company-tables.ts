import type { CompanyData, Covers, InvoicePaper } from '@motel/api-client/desk-contracts';
import type { Cents, CivilDate } from '@motel/booking-core';
import type { ColumnType } from 'kysely';
import type { StatedTax } from '../../booking/index.ts';
import type { Fixed } from '../../db/index.ts';

declare module '../../db/database.ts' {
  interface Database {
    companies: CompanyRow;
    stay_payers: StayPayerRow;
    invoices: InvoiceRow;
    invoice_payments: InvoicePaymentRow;
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

/** Money that a company paid for an invoice; rows are only added. */
interface InvoicePaymentRow {
  id: Fixed<string>;
  number: Fixed<string>;
  way: Fixed<string>;
  amount: Fixed<Cents>;
  at: Fixed<Date>;
  by: Fixed<string>;
}
