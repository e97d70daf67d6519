import type { Cents, CivilDate } from '@motel/booking-core';
import type { ColumnType } from 'kysely';
import type { Fixed } from '../../../db/index.ts';

declare module '../../../db/database.ts' {
  interface Database {
    receipts: ReceiptRow;
  }
}

/** A line of a receipt, without its taxes. */
export interface ReceiptLine {
  readonly label: string;
  readonly detail?: string;
  readonly amount: Cents;
}

/** What a stay owes by what it is for, as a receipt said it. */
export interface StatedAccount {
  readonly room: Cents;
  readonly extras: Cents;
  readonly kept: Cents;
  readonly taxes: readonly { readonly name: string; readonly amount: Cents }[];
  readonly total: Cents;
}

/** All that a receipt shows: a reprint reads nothing else. */
export interface ReceiptContent {
  readonly motel: {
    readonly name: string;
    readonly addressLines: readonly string[];
    readonly phone: string;
    readonly email: string;
    readonly gstNumber?: string;
  };
  readonly guest: string;
  readonly stay: {
    readonly id: string;
    readonly reference: string;
    readonly roomType: string;
    readonly rooms: number;
    readonly checkIn: CivilDate;
    readonly checkOut: CivilDate;
  };
  readonly lines: readonly ReceiptLine[];
  readonly taxes: StatedAccount['taxes'];
  readonly total: Cents;
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
