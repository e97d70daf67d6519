import type { Cents, CivilDate } from '@motel/booking-core';
import type { ColumnType } from 'kysely';
import type { Account, Statement } from '../../../booking/index.ts';
import type { Fixed } from '../../../db/index.ts';

declare module '../../../db/database.ts' {
  interface Database {
    receipts: ReceiptRow;
  }
}

/** A stay's account when a receipt was issued. */
export type StatedAccount = Account;

/** All that a receipt shows: a reprint reads nothing else. */
export interface ReceiptContent extends Statement {
  readonly motel: {
    readonly name: string;
    readonly addressLines: readonly string[];
    readonly phone: string;
    readonly email: string;
  };
  readonly guest: string;
  /** A name and an address that the guest asked for, a line each. */
  readonly addressee?: readonly string[];
  readonly stay: {
    readonly id: string;
    readonly reference: string;
    readonly roomType: string;
    readonly rooms: number;
    readonly checkIn: CivilDate;
    readonly checkOut: CivilDate;
  };
  /** Money that went back is below $0. */
  readonly payments: readonly { readonly date: CivilDate; readonly way: string; readonly amount: Cents }[];
  readonly balance: Cents;
  /** The account as it was then: a credit note is the difference to it. */
  readonly account: StatedAccount;
}

/** A receipt or a credit note. Rows are only added, and their serials have no gap within a year. */
export interface ReceiptRow {
  number: Fixed<string>;
  year: Fixed<number>;
  serial: Fixed<number>;
  booking_id: Fixed<string>;
  kind: Fixed<'receipt' | 'credit-note'>;
  /** The receipt that a credit note corrects, or that a receipt replaces. */
  about: Fixed<string | null>;
  content: ColumnType<ReceiptContent, string, never>;
  issued_at: Fixed<Date>;
  /** A person's name. */
  issued_by: Fixed<string>;
}
