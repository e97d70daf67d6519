import {
  addDays,
  type Cents,
  type CivilDate,
  civilDate,
  type FeeData,
  nightsOf,
  sum,
  toDollars,
} from '@motel/booking-core';
import { isTaxFee } from '@motel/booking-core/rates';
import type { Words } from '@motel/content/server';
import { sql } from 'kysely';
import { type Booking, bookingsByIds } from '../../../booking/index.ts';
import type { Db } from '../../../db/index.ts';
import { tariffInForce } from '../../../rates/index.ts';
import type { DeskReading } from '../../../staff/index.ts';
import { firstOpenDay, type PostedAccount } from '../postings/day-tables.ts';
import { inSum, totalOn } from '../postings/standing.ts';
import { readSpan } from '../read-span.ts';
import { taxWire } from './day-report.ts';
import { postedOfDays } from './journal.ts';

/** The taxes of the days of a span that have ended, as a return needs them; the span has both dates. */
export const showTaxReturn: DeskReading<'taxReturn'> = async ({ db, clock, motel, words }, asked) => {
  const { from, to } = readSpan(asked);
  const lines = inSum(await postedOfDays(db, from, addDays(to, 1)));
  const total = (...accounts: PostedAccount[]) => toDollars(totalOn(lines, ...accounts));
  const { tariff } = await tariffInForce(db);
  const taxes = (tariff.data.fees ?? []).filter(isTaxFee);
  const numberOf = (name: string) => taxes.find((tax) => nameOf(tax) === name)?.tax?.number;
  return {
    from,
    to,
    revenue: {
      room: total('room'),
      extras: total('extras'),
      kept: total('kept'),
      total: total('room', 'extras', 'kept'),
    },
    taxes: lines
      .filter(({ account }) => account === 'tax')
      .map((line) => {
        const number = numberOf(line.name);
        return { ...taxWire(line), ...(number !== undefined && { number }) };
      }),
    exempt: exemptOf(words, taxes, await taxedStays(db, from, to)),
    isWhole: (await firstOpenDay(db, motel, clock.now())) > to,
  };
};

async function taxedStays(db: Db, from: CivilDate, to: CivilDate) {
  const rows = await db
    .selectFrom('journal_lines')
    .select(['booking_id as id', sql<Cents>`sum(amount)::bigint`.as('revenue')])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('account', '=', 'room')
    .groupBy('booking_id')
    .having(sql`sum(amount)`, '>', 0)
    .execute();
  const ids = rows.map(({ id }) => id);
  const stays = await bookingsByIds(db, ids);
  const byId = new Map(stays.map((stay) => [stay.id, stay]));
  return rows.flatMap(({ id, revenue }) => {
    const stay = byId.get(id);
    return stay === undefined ? [] : [{ stay, revenue }];
  });
}

/** By the id of the tax, which stays when its name changes. */
function hasPaid({ folio }: Booking, { id }: FeeData): boolean {
  return folio.entries.some(
    ({ kind, what, amount, share }) =>
      kind === 'charge' && what === id && (amount !== 0 || share?.included !== undefined),
  );
}

function exemptOf(words: Words, taxes: readonly FeeData[], stays: Awaited<ReturnType<typeof taxedStays>>) {
  return taxes.flatMap((tax) => {
    const without = stays.filter(({ stay }) => !hasPaid(stay, tax));
    return [...Map.groupBy(without, ({ stay }) => whyExempt(words, tax, stay))].map(([why, own]) => ({
      tax: nameOf(tax),
      why,
      stays: own.length,
      nights: own.reduce((nights, { stay }) => nights + nightsOf(stay) * stay.party.rooms, 0),
      revenue: toDollars(sum(...own.map(({ revenue }) => revenue))),
    }));
  });
}

function whyExempt({ shownDate }: Words, { id, exempt, from, to }: FeeData, stay: Booking): string {
  const recorded = stay.exempt[id];
  if (recorded !== undefined) return `${recorded}, ${stay.reference}`;
  if (exempt !== undefined && nightsOf(stay) >= exempt.fromNights)
    return `Stays of ${exempt.fromNights} nights or more`;
  if (from !== undefined && stay.checkIn < from) return `Stays from before ${shownDate(civilDate(from))}`;
  if (to !== undefined && stay.checkIn > to) return `Stays from after ${shownDate(civilDate(to))}`;
  return 'Sold without it';
}

const nameOf = ({ id, label = id, tax }: FeeData) => tax?.name ?? label;
