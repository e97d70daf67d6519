import type { InvoicePaper } from '@motel/api-client/desk-contracts';
import { type Cents, type CivilDate, guestName, NO_MONEY, subtract, sum } from '@motel/booking-core';
import { type Motel, type Words, wordsOf } from '@motel/content/server';
import type { Selectable } from 'kysely';
import {
  accountLines,
  accountOf,
  type Booking,
  type StatedTax,
  type Statement,
  statementOf,
  taxesLess,
} from '../../booking/index.ts';
import type { Database } from '../../db/index.ts';
import { taxDetail } from '../../shared/words/tax-words.ts';
import { invoicedOf } from '../../stays/index.ts';
import type { OpenStay } from './open-stays.ts';

export type Company = Selectable<Database['companies']>;

interface Written {
  readonly number: string;
  readonly company: Company;
  readonly stays: readonly OpenStay[];
  /** The company's numbers of these purchases. */
  readonly purchases: readonly string[];
  readonly date: CivilDate;
  readonly due: CivilDate;
}

/** The invoice of stays, in the language of the company: their lines and taxes, less what their guests paid. */
export function invoicePaper(motel: Motel, invoice: Written): InvoicePaper {
  const { number, company, stays, purchases, date, due } = invoice;
  const words = wordsOf(motel, company.language);
  const { t, shownDate, fullMoney } = words;
  const total = sum(...stays.map(({ amount }) => amount));
  return {
    ...headOf(words, t('Invoice {number}', { number }), company),
    facts: [
      t('Date: {date}', { date: shownDate(date) }),
      t('To be paid by {date}', { date: shownDate(due) }),
      ...purchases.map((po) => t('Purchase order: {po}', { po })),
    ],
    stays: stays.map((stay) => partOf(words, stay)),
    sums: [
      ...taxesOfStays(words.motel, stays).map((tax) => taxLine(words, tax)),
      { label: t('Amount due'), amount: fullMoney(total) },
    ],
    foot: t('Thank you for staying with us.'),
  };
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
export function creditPaper(motel: Motel, credit: Credit): InvoicePaper {
  const { number, company, date, about, total, part, invoiced, before } = credit;
  const off = subtract(NO_MONEY, total);
  const words = wordsOf(motel, company.language);
  const { t, shownDate, shownMoney, fullMoney } = words;
  return {
    ...headOf(words, t('Credit note {number}', { number }), company),
    facts: [
      t('Date: {date}', { date: shownDate(date) }),
      part === undefined
        ? t('Takes back invoice {number}', { number: about })
        : t('For invoice {number}', { number: about }),
    ],
    stays:
      part === undefined
        ? invoiced.stays
        : [
            {
              heading: headingOf(words, part.stay),
              lines: [
                {
                  label: part.reason,
                  amount: shownMoney(subtract(off, sum(...part.taxes.map(({ amount }) => amount)))),
                },
                ...part.taxes.map((tax) => taxLine(words, tax)),
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
  };
}

/** The taxes of stays together, each once by its name and rate. */
export function taxesOfStays(motel: Motel, stays: readonly OpenStay[]): StatedTax[] {
  const all = stays.flatMap((open) => statedPart(motel, open).taxes);
  return [...Map.groupBy(all, ({ name, percent }) => `${name} ${percent}`).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const base = sum(...own.map((tax) => tax.base ?? NO_MONEY));
    const amount = sum(...own.map((tax) => tax.amount));
    const { round: _, ...tax } = first;
    return [{ ...tax, ...(tax.base !== undefined && { base }), amount }];
  });
}

function headOf(
  { t, motel }: Words,
  title: string,
  { name, address_lines: address, tax_number: tax, contact }: Company,
) {
  const { phone, email, addressLines } = motel;
  return {
    title,
    motel: { name: motel.name, addressLines: [...addressLines], phone: phone.shown, email },
    to: [name, contact, ...address, tax === '' ? '' : t('Tax number {number}', { number: tax })].filter(
      (line) => line !== '',
    ),
  };
}

function headingOf({ own, shownDate }: Words, { reference, guest, property, checkIn, checkOut }: Booking) {
  const dates = `${shownDate(checkIn)} – ${shownDate(checkOut)}`;
  return [reference, guestName(guest), own(property.title), dates].join(', ');
}

/** The cost of a stay as an invoice states it: what it owes beyond earlier ones, where its nights are in several. */
function statedPart(motel: Motel, { stay, amount, until }: OpenStay): Statement {
  const before = invoicedOf(stay);
  if (until === undefined && before === 0) return statementOf(motel, stay);
  const at = (total: Cents) => accountOf(motel, { ...stay, folio: { ...stay.folio, total } });
  const [then, now] = [at(before), at(sum(before, amount))];
  const less = (part: 'room' | 'extras' | 'kept') => subtract(now[part], then[part]);
  return {
    lines: accountLines({ room: less('room'), extras: less('extras'), kept: less('kept') }, stay),
    taxes: taxesLess(now.taxes, then.taxes),
    total: amount,
  };
}

function partOf(words: Words, open: OpenStay): InvoicePaper['stays'][number] {
  const { t, own, shownMoney } = words;
  const { stay, amount: part } = open;
  const { lines, taxes, total } = statedPart(words.motel, open);
  const ofGuest = subtract(total, part);
  const isPaid = stay.folio.balance === part;
  return {
    heading: headingOf(words, stay),
    lines: [
      ...(open.until === undefined
        ? []
        : [{ label: t('Nights before {date}', { date: words.shownDate(open.until) }), amount: '' }]),
      ...lines.map(({ label, detail, amount }) => ({
        label: own(label),
        ...(detail !== undefined && { detail }),
        amount: shownMoney(amount),
      })),
      ...taxes.map((tax) => taxLine(words, tax)),
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

function taxLine(words: Words, tax: StatedTax) {
  const detail = taxDetail(words, tax);
  const amount = words.shownMoney(tax.amount);
  return { label: words.own(tax.name), ...(detail !== undefined && { detail }), amount };
}
