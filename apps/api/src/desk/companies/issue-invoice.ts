import { addDays, sum } from '@motel/booking-core';
import { appendToFolio, lockBookings } from '../../booking/index.ts';
import { deskDayAt } from '../../shared/motel-time.ts';
import { refuse, succeed } from '../../shared/outcome.ts';
import { act, type DeskDeed } from '../../staff/index.ts';
import { findCompany } from './companies.ts';
import { invoicePaper, taxesOfStays } from './invoice-paper.ts';
import { insertInvoice } from './invoices.ts';
import { accountReference, isOver, staysToInvoice } from './open-stays.ts';

/**
 * Issues an invoice to a company for stays that are over: it takes over what it pays of their
 * balances, so that their guests do not owe it.
 * Refused with `not-found`, `rule-broken` for a stay of another payer or one that is not over, or `price-changed`.
 */
export const issueInvoice: DeskDeed<'issueInvoice'> = (context, { id, stays: ids, total }, by) => {
  const { motel, words } = context;
  return act(context, 'invoice', by, async (trx, now) => {
    const company = await findCompany(trx, id);
    if (company === undefined) return refuse('not-found', 'company-unknown');
    await lockBookings(trx, ids);
    const date = deskDayAt(motel, now);
    const owing = (await staysToInvoice(trx, id)).filter(({ stay }) => isOver(stay, date));
    const stays = owing.filter(({ stay }) => ids.includes(stay.id));
    if (stays.length !== new Set(ids).size) return refuse('rule-broken', 'invoice-stay-not-ready');
    const due = addDays(date, company.pay_days);
    if (sum(...stays.map(({ amount }) => amount)) !== total)
      return refuse('price-changed', 'invoice-changed');
    const number = await insertInvoice(trx, motel, {
      companyId: id,
      kind: 'invoice',
      about: null,
      total,
      due,
      now,
      by: by.person.name,
      content: (name) => ({
        paper: invoicePaper(motel, { number: name, company, stays, date, due }),
        stays: stays.map(({ stay, amount }) => ({ id: stay.id, amount })),
        taxes: taxesOfStays(motel, stays),
      }),
    });
    const account = { kind: 'payment', what: 'account', rule: 'L1', by: by.person.name } as const;
    for (const { stay, amount } of stays) {
      const paymentReference = accountReference(number, stay.id);
      await appendToFolio(trx, stay.id, now, { ...account, amount, paymentReference });
    }
    const details = `${company.name}, ${number}: ${words.shownMoney(total)} for ${stays.length} stays`;
    return succeed({ subject: id, details, answer: { number } });
  });
};
