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
import type { OpenStay } from './open-stays.ts';

export type Company = Selectable<Database['companies']>;

interface Written {
  readonly number: string;
  readonly company: Company;
  readonly stays: readonly OpenStay[];
  readonly date: CivilDate;
  readonly due: CivilDate;
}

/** The invoice of stays, in the language of the company: their lines and taxes, less what their guests paid. */
export function invoicePaper(invoice: Written): InvoicePaper {
  const { number, company, stays, date, due } = invoice;
  return inLanguage(company.language, () => {
    const total = sum(...stays.map(({ amount }) => amount));
    return {
      ...headOf(t('Invoice {number}', { number }), company),
      facts: [
        t('Date: {date}', { date: dateWords(date, 'date') }),
        t('To be paid by {date}', { date: dateWords(due, 'date') }),
      ],
      stays: stays.map(partOf),
      sums: [
        ...taxesOfStays(stays).map((tax) => taxLine(tax)),
        { label: t('Amount due'), amount: fullMoney(total) },
      ],
      foot: t('Thank you for staying with us.'),
    };
  });
}

interface Credit extends Pick<Written, 'number' | 'company' | 'date'> {
  readonly about: string;
  readonly total: Cents;
  /** The part that is credited, in the words of the person; without it the invoice is taken back. */
  readonly part?:
    | { readonly stay: Booking; readonly reason: string; readonly taxes: readonly StatedTax[] }
    | undefined;
  readonly invoiced: InvoicePaper;
  /** The sum that earlier credit notes have taken off. */
  readonly before: Cents;
}

/** A credit note: of a part of one stay, or of all that is left of an invoice. */
export function creditPaper(credit: Credit): InvoicePaper {
  const { number, company, date, about, total, part, invoiced, before } = credit;
  const off = subtract(NO_MONEY, total);
  return inLanguage(company.language, () => ({
    ...headOf(t('Credit note {number}', { number }), company),
    facts: [
      t('Date: {date}', { date: dateWords(date, 'date') }),
      part === undefined
        ? t('Takes back invoice {number}', { number: about })
        : t('For invoice {number}', { number: about }),
    ],
    stays:
      part === undefined
        ? invoiced.stays
        : [
            {
              heading: headingOf(part.stay),
              lines: [
                {
                  label: part.reason,
                  amount: shownMoney(subtract(off, sum(...part.taxes.map(({ amount }) => amount)))),
                },
                ...part.taxes.map(taxLine),
              ],
            },
          ],
    sums: [
      ...(part === undefined ? invoiced.sums.slice(0, -1) : []),
      ...(part === undefined && before !== 0
        ? [{ label: t('Credited before'), amount: shownMoney(before) }]
        : []),
      { label: t('Credited'), amount: fullMoney(off) },
    ],
    foot: '',
  }));
}

/** The taxes of stays together, each once by its name and rate. */
export function taxesOfStays(stays: readonly OpenStay[]): StatedTax[] {
  const all = stays.flatMap(({ stay }) => statementOf(motel, stay).taxes);
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

function headingOf({ reference, guest, property, checkIn, checkOut }: Booking): string {
  const dates = `${dateWords(checkIn, 'date')} – ${dateWords(checkOut, 'date')}`;
  return [reference, guestName(guest), ownWords(property.title), dates].join(', ');
}

function partOf({ stay, amount: part }: OpenStay): InvoicePaper['stays'][number] {
  const { lines, taxes, total } = statementOf(motel, stay);
  const ofGuest = subtract(total, part);
  const isPaid = stay.folio.balance === part;
  return {
    heading: headingOf(stay),
    lines: [
      ...lines.map(({ label, detail, amount }) => ({
        label: ownWords(label),
        ...(detail !== undefined && { detail }),
        amount: shownMoney(amount),
      })),
      ...taxes.map(taxLine),
      ...(ofGuest === 0
        ? []
        : [
            {
              label: isPaid ? t('Paid by the guest') : t('The guest’s part'),
              amount: shownMoney(subtract(NO_MONEY, ofGuest)),
            },
          ]),
      { label: t('For this stay'), amount: shownMoney(part) },
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
