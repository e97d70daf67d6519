import { randomUUID } from 'node:crypto';
import { AGES, type Covers } from '@motel/api-client/desk-contracts';
import {
  type Cents,
  type CivilDate,
  completeGuestDetails,
  daysBetween,
  guestDetailsViolations,
  guestName,
  sum,
  toDollars,
} from '@motel/booking-core';
import { asColumns, type Db, inCode, type Trx } from '../../db/index.ts';
import { deskDay } from '../../shared/motel-time.ts';
import { refuse } from '../../shared/outcome.ts';
import { act, type DeskDeed, type DeskReading } from '../../staff/index.ts';
import { actOnSeen, findNamedStay } from '../../stays/index.ts';
import type { Company } from './invoice-paper.ts';
import { invoicesOf, invoiceWire, openInvoices } from './invoices.ts';
import { isOver, sleptPart, staysToInvoice } from './open-stays.ts';

export const listCompanies: DeskReading<'companies'> = async ({ db, clock, motel }) => {
  const today = deskDay({ clock, motel });
  const companies = await db.selectFrom('companies').selectAll().orderBy('name').orderBy('id').execute();
  const open = await openInvoices(db);
  return {
    companies: companies.map(({ id, name, code }) => {
      const own = open.filter((invoice) => invoice.companyId === id);
      const owed = sum(...own.map((invoice) => invoice.open));
      return { id, name, code, open: toDollars(owed), ages: agesOf(own, today) };
    }),
    ages: agesOf(open, today),
  };
};

/** A company with its stays that are not invoiced yet, and its invoices. Refused with `not-found`. */
export const showCompany: DeskReading<'company'> = async ({ db, clock, motel }, { id }) => {
  const company = (await findCompany(db, id)) ?? refuse('not-found', 'company-unknown');
  const today = deskDay({ clock, motel });
  const invoices = await invoicesOf(db, id);
  const stays = await staysToInvoice(db, id);
  const { createdAt: _, addressLines, invoicedEvery, ...data } = inCode(company);
  return {
    ...data,
    ...(invoicedEvery && { invoicedEvery }),
    addressLines: [...addressLines],
    today,
    stays: stays.map(({ stay, amount }) => ({
      id: stay.id,
      reference: stay.reference,
      guest: guestName(stay.guest),
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      amount: toDollars(amount),
      slept: toDollars(sleptPart(motel, { stay, amount }, today).amount),
      isOver: isOver(stay, today),
    })),
    invoices: invoices.map((invoice) => invoiceWire(motel, invoice)),
    ages: agesOf(invoices, today),
  };
};

/** Adds or changes a company. Its invoices do not change. Refused with `not-found`. */
export const keepCompany: DeskDeed<'keepCompany'> = (context, { id, invoicedEvery = null, ...data }, by) =>
  act(context, 'company', by, async (trx, now) => {
    if (!isMailAddress(data.email)) refuse('rule-broken', 'company-mail');
    const known = id === undefined ? undefined : await findCompany(trx, id);
    if (id !== undefined && known === undefined) refuse('not-found', 'company-unknown');
    const addressLines = JSON.stringify(data.addressLines.filter((line) => line !== ''));
    const row = asColumns({ ...data, invoicedEvery, addressLines });
    const kept = known?.id ?? randomUUID();
    if (known === undefined) {
      await trx
        .insertInto('companies')
        .values({ id: kept, ...row, created_at: now })
        .execute();
    } else await trx.updateTable('companies').set(row).where('id', '=', kept).execute();
    return { subject: kept, details: data.name, before: known, after: row, answer: { id: kept } };
  });

/** The company that pays for a stay, if one does, among all. Refused with `not-found`. */
export const showPayer: DeskReading<'payer'> = async ({ db }, { id }) => {
  const found = await findNamedStay(db, id);
  const companies = await db.selectFrom('companies').select(['id', 'name']).orderBy('name').execute();
  const payer = await db
    .selectFrom('stay_payers')
    .select(['company_id as company', 'covers'])
    .where('booking_id', '=', found.id)
    .executeTakeFirst();
  return { ...payer, companies };
};

/** Says who pays for a stay: a company, for all or without its articles, or its guest. Refused with `not-found`. */
export const setPayer: DeskDeed<'setPayer'> = (
  context,
  { company: companyId, covers = 'all', ...seen },
  by,
) =>
  actOnSeen(context, 'payer', by, seen, async (trx, { booking: { id: bookingId } }) => {
    const company = companyId === undefined ? undefined : await findCompany(trx, companyId);
    if (companyId !== undefined && company === undefined) refuse('not-found', 'company-unknown');
    await trx.deleteFrom('stay_payers').where('booking_id', '=', bookingId).execute();
    if (company !== undefined) await payFor(trx, company, covers, [bookingId]);
    const articles = covers === 'stay' ? ', without articles' : '';
    const details = company === undefined ? 'the guest' : `${company.name}${articles}`;
    return { details, answer: {} };
  });

/** Lets a company pay for stays that have no payer yet. */
export async function payFor(trx: Trx, { id }: Company, covers: Covers, bookingIds: readonly string[]) {
  const rows = bookingIds.map((bookingId) => ({ booking_id: bookingId, company_id: id, covers }));
  await trx.insertInto('stay_payers').values(rows).execute();
}

/** Whether a guest could have it (V2), or none is given. */
function isMailAddress(email: string): boolean {
  const broken = guestDetailsViolations(completeGuestDetails({ email }));
  return email === '' || !broken.some(({ field }) => field === 'email');
}

export async function findCompany(db: Db, id: string): Promise<Company | undefined> {
  return db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirst();
}

function agesOf(invoices: readonly { readonly due: CivilDate; readonly open: Cents }[], today: CivilDate) {
  return AGES.map(({ days }, at) => {
    const younger = AGES[at - 1]?.days ?? Number.NEGATIVE_INFINITY;
    const own = invoices.filter(({ due }) => {
      const late = daysBetween(due, today);
      return younger < late && late <= days;
    });
    return toDollars(sum(...own.map(({ open }) => open)));
  });
}
