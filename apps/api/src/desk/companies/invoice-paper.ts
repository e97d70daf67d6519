import type { InvoicePaper } from '@motel/api-client/desk-contracts';
import { type Cents, type CivilDate, guestName, NO_MONEY, subtract, sum } from '@motel/booking-core';
import { motel } from '@motel/content';
import { dateWords } from '@motel/content/dates';
import { inLanguage } from '@motel/content/server';
import { fullMoney, shownMoney } from '@motel/content/words';
import { t } from '@motel/language';
import type { Selectable } from 'kysely';
import { type Booking, type StatedTax, statementOf } from '../../booking/index.ts';
import type { Database } from '../../db/index.ts';
import { ownWords } from '../../shared/spoken.ts';
import { taxDetail } from '../../shared/words/tax-words.ts';

export type Company = Selectable<Database['companies']>;

interface Written {
  readonly number: string;
  readonly company: Company;
  readonly stays: readonly Booking[];
  readonly date: CivilDate;
  readonly due: CivilDate;
}

/** The invoice of stays, in the language of the company: their lines and taxes, less what their guests paid. */
export function invoicePaper(invoice: Written): InvoicePaper {
  const { number, company, stays, date, due } = invoice;
  return inLanguage(company.language, () => {
    const total = sum(...stays.map(({ folio }) => folio.balance));
    return {
      ...headOf(t('Invoice {number}', { number }), company),
      facts: [
        t('Date: {date}', { date: dateWords(date, 'date') }),
        t('To be paid by {date}', { date: dateWords(due, 'date') }),
      ],
      stays: stays.map(partOf),
      sums: [
        ...taxesOf(stays).map((tax) => taxLine(tax)),
        { label: t('Amount due'), amount: fullMoney(total) },
      ],
      foot: t('Thank you for staying with us.'),
    };
  });
}

/** The credit note that takes an invoice back whole. */
export function creditPaper(
  credit: Pick<Written, 'number' | 'company' | 'date'> & {
    readonly about: string;
    readonly total: Cents;
    readonly invoiced: InvoicePaper;
  },
): InvoicePaper {
  const { number, company, date, about, total, invoiced } = credit;
  return inLanguage(company.language, () => ({
    ...headOf(t('Credit note {number}', { number }), company),
    facts: [
      t('Date: {date}', { date: dateWords(date, 'date') }),
      t('Takes back invoice {number}', { number: about }),
    ],
    stays: invoiced.stays,
    sums: [
      ...invoiced.sums.slice(0, -1),
      { label: t('Credited'), amount: fullMoney(subtract(NO_MONEY, total)) },
    ],
    foot: '',
  }));
}

/** The taxes of stays together, each once by its name and rate. */
export function taxesOf(stays: readonly Booking[]): StatedTax[] {
  const all = stays.flatMap((stay) => statementOf(stay).taxes);
  return [...Map.groupBy(all, ({ name, percent }) => `${name} ${percent}`).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const base = sum(...own.map((tax) => tax.base ?? NO_MONEY));
    const amount = sum(...own.map((tax) => tax.amount));
    const { round: _, ...tax } = first;
    return [{ ...tax, ...(tax.base !== undefined && { base }), amount }];
  });
}

function headOf(title: string, { name, address_lines: address, tax_number: tax, contact }: Company) {
  const { phone, email, addressLines } = motel;
  return {
    title,
    motel: { name: motel.name, addressLines: [...addressLines], phone: phone.shown, email },
    to: [name, contact, ...address, tax === '' ? '' : t('Tax number {number}', { number: tax })].filter(
      (line) => line !== '',
    ),
  };
}

function partOf(stay: Booking): InvoicePaper['stays'][number] {
  const { lines, taxes, total } = statementOf(stay);
  const paid = subtract(total, stay.folio.balance);
  const { checkIn, checkOut, property, reference } = stay;
  return {
    heading: [
      ...[reference, guestName(stay.guest), ownWords(property.title)],
      `${dateWords(checkIn, 'date')} – ${dateWords(checkOut, 'date')}`,
    ].join(', '),
    lines: [
      ...lines.map(({ label, detail, amount }) => ({
        label: ownWords(label),
        ...(detail !== undefined && { detail }),
        amount: shownMoney(amount),
      })),
      ...taxes.map(taxLine),
      ...(paid === 0
        ? []
        : [{ label: t('Paid by the guest'), amount: shownMoney(subtract(NO_MONEY, paid)) }]),
      { label: t('For this stay'), amount: shownMoney(stay.folio.balance) },
    ],
  };
}

function taxLine(tax: StatedTax) {
  const detail = taxDetail(tax);
  return {
    label: ownWords(tax.name),
    ...(detail !== undefined && { detail }),
    amount: shownMoney(tax.amount),
  };
}
