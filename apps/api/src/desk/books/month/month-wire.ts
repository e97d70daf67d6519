import type { DeskCalls, WireAnswerOf } from '@motel/api-client/desk-contracts';
import { type Cents, NO_MONEY, toDollars } from '@motel/booking-core';
import type { Account } from '../../../booking/index.ts';
import { type Outcome, succeed } from '../../../shared/outcome.ts';
import type { DeskContext } from '../../../staff/index.ts';
import { loadMonth, type MonthBooks } from './month-books.ts';
import { totalOf, wayOf } from './month-rows.ts';

type MonthWire = WireAnswerOf<DeskCalls['month']>;
type StayRow = MonthBooks['stays'][number];

/** A month of the books as it crosses the wire. */
export async function showMonth(
  { db }: DeskContext,
  asked: { readonly month: string },
): Promise<Outcome<MonthWire>> {
  const books = await loadMonth(db, asked.month);
  const { month, taxes, stays, payments, ways, net, differences, isReconciled } = books;
  return succeed({
    month,
    taxes: [...taxes],
    stays: stays.map((row) => stayWire(row, taxes)),
    payments: payments.map(paymentWire),
    totals: totalsWire(books),
    ways: ways.map((way) => ({
      way: way.way,
      taken: toDollars(way.taken),
      givenBack: toDollars(way.givenBack),
      net: toDollars(way.net),
    })),
    net: toDollars(net),
    differences: differences.map(({ kind, amount, sentence }) => ({
      kind,
      amount: toDollars(amount),
      sentence,
    })),
    isReconciled,
  });
}

function stayWire(row: StayRow, taxes: readonly string[]): MonthWire['stays'][number] {
  const { booking, closed, end } = row;
  const { folio } = booking;
  const paying = folio.entries.filter(({ kind }) => kind === 'payment');
  return {
    id: booking.id,
    reference: booking.reference,
    roomType: booking.property.title,
    checkIn: booking.checkIn,
    checkOut: booking.checkOut,
    closed,
    end,
    ...partsWire({ ...row, taxes: taxes.map((name) => taxOf(name)(row)) }),
    paid: toDollars(folio.paid),
    refunded: toDollars(folio.refunded),
    balance: toDollars(folio.balance),
    ways: [...new Set(paying.map((entry) => wayOf(booking, entry)))].join(', '),
  };
}

function paymentWire({
  booking,
  entry,
  date,
  way,
  amount,
}: MonthBooks['payments'][number]): MonthWire['payments'][number] {
  return {
    date,
    id: booking.id,
    reference: booking.reference,
    kind: entry.kind === 'payment' ? 'payment' : 'refund',
    way,
    amount: toDollars(amount),
    payment: entry.paymentReference ?? '',
    by: entry.by,
  };
}

function totalsWire({ stays, taxes }: MonthBooks): MonthWire['totals'] {
  const total = (amount: (row: StayRow) => Cents) => totalOf(stays.map(amount));
  return {
    ...partsWire({
      room: total(({ room }) => room),
      extras: total(({ extras }) => extras),
      kept: total(({ kept }) => kept),
      taxes: taxes.map((name) => total(taxOf(name))),
      total: total((row) => row.total),
    }),
    paid: toDollars(total(({ booking }) => booking.folio.paid)),
    refunded: toDollars(total(({ booking }) => booking.folio.refunded)),
    balance: toDollars(total(({ booking }) => booking.folio.balance)),
  };
}

function partsWire(account: Omit<Account, 'taxes'> & { readonly taxes: readonly Cents[] }) {
  return {
    room: toDollars(account.room),
    extras: toDollars(account.extras),
    kept: toDollars(account.kept),
    taxes: account.taxes.map(toDollars),
    total: toDollars(account.total),
  };
}

const taxOf = (name: string) => (account: Account) =>
  account.taxes.find((tax) => tax.name === name)?.amount ?? NO_MONEY;
