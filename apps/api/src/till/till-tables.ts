import type { Cents, CivilDate } from '@motel/booking-core';
import type { Fixed } from '../db/index.ts';

declare module '../db/database.ts' {
  interface Database {
    till_moves: TillMoveRow;
    till_signoffs: TillSignoffRow;
    invoice_payments: InvoicePaymentRow;
  }
}

/** Cash that came into a till or left it without a stay; of several floats the last one counts. */
export interface TillMoveRow {
  id: Fixed<string>;
  date: Fixed<CivilDate>;
  person_id: Fixed<string>;
  kind: Fixed<'float' | 'pay-in' | 'pay-out'>;
  amount: Fixed<Cents>;
  reason: Fixed<string>;
  at: Fixed<Date>;
}

/** A till of a day as it was counted: one for a person and a day. */
export interface TillSignoffRow {
  date: Fixed<CivilDate>;
  person_id: Fixed<string>;
  cash_expected: Fixed<Cents>;
  cash_counted: Fixed<Cents>;
  terminal_expected: Fixed<Cents>;
  terminal_counted: Fixed<Cents>;
  note: Fixed<string>;
  signed_by: Fixed<string>;
  signed_at: Fixed<Date>;
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
