import { type Cents, NO_MONEY, smaller, subtract, sum } from '@motel/booking-core';
import {
  appendToFolio,
  type Booking,
  bookingsByIds,
  lockBookings,
  taxesTakenOff,
} from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import { enterRefund } from '../../money/index.ts';
import { deskDayAt } from '../../shared/motel-time.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { act, type DeskDeed } from '../../staff/index.ts';
import { allowance, costOf } from '../../stays/index.ts';
import { findCompany } from './companies.ts';
import { creditPaper } from './invoice-paper.ts';
import { type Invoice, insertInvoice, leftOfStays, lockInvoice } from './invoices.ts';
import { accountReference } from './open-stays.ts';

interface Asked {
  readonly number: string;
  readonly reason: string;
  /** A part of one stay; without it the invoice is taken back. */
  readonly of?: { readonly stay: string; readonly amount: Cents } | undefined;
}

interface Credited {
  readonly stay: Booking;
  readonly amount: Cents;
}

/**
 * Issues a credit note. A part of a stay is given up: an allowance (L5) that the company need not pay. All of an invoice is
 * taken back: its stays owe again what was not credited. Refused with `not-found`, or `rule-broken` for more than is
 * open, and for an invoice to be taken back of which something is paid.
 */
export const creditInvoice: DeskDeed<'creditInvoice'> = (context, { number: about, reason, of }, by) => {
  const { motel, words } = context;
  return act(context, 'credit-invoice', by, async (trx, now) => {
    const invoice = await lockInvoice(trx, about);
    const company = invoice && (await findCompany(trx, invoice.companyId));
    if (invoice === undefined || company === undefined || invoice.kind !== 'invoice')
      return refuse('not-found', 'invoice-unknown');
    if (invoice.open === 0) return refuse('rule-broken', 'invoice-credited');
    const left = await lockStays(trx, invoice);
    const credited = of === undefined ? whole(invoice, left) : partOf(invoice, left, of);
    if (!credited.ok) return credited;
    const stays = credited.value;
    const total = sum(...stays.map(({ amount }) => amount));
    const [first] = stays;
    const taxes = of && first ? taxesTakenOff(motel, first.stay, total) : invoice.content.taxes;
    const date = deskDayAt(motel, now);
    const number = await insertInvoice(trx, motel, {
      companyId: company.id,
      kind: 'credit-note',
      about,
      due: date,
      now,
      by: by.person.name,
      total: subtract(NO_MONEY, total),
      content: (name) => ({
        paper: creditPaper(motel, {
          number: name,
          company,
          date,
          about,
          total,
          invoiced: invoice.content.paper,
          before: sum(...invoice.credits.map((credit) => credit.total)),
          part: of && first && { stay: first.stay, reason, taxes },
        }),
        stays: stays.map(({ stay, amount }) => ({ id: stay.id, amount: subtract(NO_MONEY, amount) })),
        taxes,
      }),
    });
    const { name } = by.person;
    for (const { stay, amount } of stays) {
      const back = { paymentReference: accountReference(about, stay.id), amount };
      await enterRefund(trx, stay.id, { ...back, reason: of ? 'credited' : 'undone' }, now, name);
      if (of) await appendToFolio(trx, stay.id, now, allowance(words, stay, amount, reason, name));
    }
    // Of a part, the paper and its stay's account have the reason: erasing the guest finds it there.
    const details = `${company.name}, ${number} for ${about}, ${words.shownMoney(total)}${of ? '' : `: ${reason}`}`;
    return succeed({ subject: company.id, details, answer: { number } });
  });
};

/** The stays of an invoice with what is not credited of each, locked until the transaction ends. */
async function lockStays(trx: Trx, invoice: Invoice): Promise<Credited[]> {
  const left = new Map(leftOfStays(invoice).map(({ id, amount }) => [id, amount]));
  await lockBookings(trx, [...left.keys()]);
  const stays = await bookingsByIds(trx, [...left.keys()]);
  return stays.map((stay) => ({ stay, amount: left.get(stay.id) ?? NO_MONEY }));
}

function whole({ paid }: Invoice, left: readonly Credited[]): Outcome<Credited[]> {
  if (paid > 0) return refuse('rule-broken', 'invoice-paid');
  return succeed(left.filter(({ amount }) => amount > 0));
}

function partOf(
  { open }: Invoice,
  left: readonly Credited[],
  { stay: id, amount }: NonNullable<Asked['of']>,
): Outcome<Credited[]> {
  const found = left.find(({ stay }) => stay.id === id);
  if (found === undefined) return refuse('not-found', 'invoice-unknown');
  if (amount === 0) return refuse('rule-broken', 'amount-missing');
  const most = smaller(open, smaller(found.amount, costOf(found.stay)));
  if (amount > most) return refuse('rule-broken', 'credit-too-much', { most });
  return succeed([{ stay: found.stay, amount }]);
}
