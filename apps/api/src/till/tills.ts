import { addDays, type Cents, type CivilDate, cents, NO_MONEY, subtract, sum } from '@motel/booking-core';
import type { Selectable } from 'kysely';
import { type DeskMovement, deskMovements, type TillWay } from '../booking/index.ts';
import { type Db, type Fixed, type InCode, inCode } from '../db/index.ts';
import type { Zoned } from '../shared/motel-context.ts';
import { deskDayAt, deskDayBegins } from '../shared/motel-time.ts';
import { everyPerson, type Person } from '../staff/index.ts';
import { type AccountPaid, accountPayments } from './account-payments.ts';

export interface SignedTill
  extends Omit<InCode<Selectable<TillSignoffRow>>, 'date' | 'personId' | 'signedBy'> {
  /** Their name. */
  readonly by: string;
}

/** The cash and the terminal's money of a person on a day of the desk. */
export type Till = Awaited<ReturnType<typeof readTills>>[number];

/** The tills of some days, by day and name. @param until inclusive */
export async function readTills(db: Db, motel: Zoned, from: CivilDate, until: CivilDate) {
  const people = await everyPerson(db);
  const byId = new Map(people.map((person) => [person.id, person]));
  // Of two people of one name, only one works here: the latest.
  const byName = new Map(people.map((person) => [person.name, person]));
  const moves = await db
    .selectFrom('till_moves')
    .selectAll()
    .where('date', '>=', from)
    .where('date', '<=', until)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const signoffs = await db
    .selectFrom('till_signoffs')
    .selectAll()
    .where('date', '>=', from)
    .where('date', '<=', until)
    .execute();
  const [begins, ends] = [deskDayBegins(motel, from), deskDayBegins(motel, addDays(until, 1))];
  const movements = [
    ...(await deskMovements(db, begins, ends)),
    ...(await accountPayments(db, begins, ends)).filter(isInTill),
  ];

  const tills = new Map<string, { date: CivilDate; name: string }>();
  const keyOf = (date: CivilDate, name: string) => {
    const key = `${date} ${name}`;
    if (!tills.has(key)) tills.set(key, { date, name });
    return key;
  };
  const nameOf = (id: string) => byId.get(id)?.name ?? id;
  const movesOf = Map.groupBy(moves, ({ date, person_id }) => keyOf(date, nameOf(person_id)));
  const signedOf = new Map(signoffs.map((row) => [keyOf(row.date, nameOf(row.person_id)), row]));
  const movementsOf = Map.groupBy(movements, ({ at, by }) => keyOf(deskDayAt(motel, at), by));
  return [...tills]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { date, name }]) => {
      const row = signedOf.get(key);
      return {
        date,
        name,
        // None for a name that is no person at the desk, such as the command line's.
        person: byName.get(name),
        moves: movesOf.get(key) ?? [],
        movements: movementsOf.get(key) ?? [],
        signed: row && { ...inCode(row), by: nameOf(row.signed_by) },
      };
    });
}

function isInTill(paid: AccountPaid): paid is AccountPaid & { readonly way: TillWay } {
  return paid.way === 'cash' || paid.way === 'terminal';
}

export async function signedTills(db: Db, date: CivilDate): Promise<ReadonlySet<string>> {
  const signed = await db
    .selectFrom('till_signoffs')
    .innerJoin('staff', 'staff.id', 'person_id')
    .select('name')
    .where('date', '=', date)
    .execute();
  return new Set(signed.map(({ name }) => name));
}

/** The till of one person; an empty one where nothing happened. */
export async function tillOf(db: Db, motel: Zoned, person: Person, date: CivilDate): Promise<Till> {
  return tillAmong(await readTills(db, motel, date, date), person, date);
}

export function tillAmong(tills: readonly Till[], person: Person, date: CivilDate): Till {
  const empty = { date, name: person.name, person, moves: [], movements: [], signed: undefined };
  return tills.find((till) => till.person?.id === person.id) ?? empty;
}

/** The figures of a till that follow from its rows; `expected` is the amount that should be there. */
export function tillFigures({ moves, movements }: Pick<Till, 'moves' | 'movements'>) {
  const moved = (kind: Selectable<TillMoveRow>['kind']) =>
    sum(...moves.filter((move) => move.kind === kind).map(({ amount }) => amount));
  const paid = (way: TillWay, kind: DeskMovement['kind']) =>
    sum(...movements.filter((one) => one.way === way && one.kind === kind).map((one) => one.amount));
  const figures = (way: TillWay, more: Cents) => {
    const [taken, givenBack] = [paid(way, 'payment'), paid(way, 'refund')];
    return { taken, givenBack, expected: subtract(sum(more, taken), givenBack) };
  };
  const float = moves.findLast(({ kind }) => kind === 'float')?.amount ?? NO_MONEY;
  const [payIns, payOuts] = [moved('pay-in'), moved('pay-out')];
  return {
    float,
    payIns,
    payOuts,
    cash: figures('cash', subtract(sum(float, payIns), payOuts)),
    terminal: figures('terminal', NO_MONEY),
  };
}

type CountedFigures = Pick<SignedTill, `${'cash' | 'terminal'}${'Counted' | 'Expected'}`>;

/** Counted less expected, of cash and terminal. */
export function countedDifference(signed: CountedFigures): Cents {
  return sum(
    subtract(signed.cashCounted, signed.cashExpected),
    subtract(signed.terminalCounted, signed.terminalExpected),
  );
}

export function movedSince(till: Till): Cents {
  const { cash, terminal } = tillFigures(till);
  const { signed } = till;
  if (signed === undefined) return NO_MONEY;
  const ways = [
    subtract(cash.expected, signed.cashExpected),
    subtract(terminal.expected, signed.terminalExpected),
  ];
  return sum(...ways.map((moved) => cents(Math.abs(moved))));
}

/** Whether anything is in it to be counted. */
export function isUsed({ moves, movements }: Pick<Till, 'moves' | 'movements'>): boolean {
  return moves.length > 0 || movements.length > 0;
}

/** Cash that was paid into a till, or below $0 out of it, without a stay. @param since inclusive @param until exclusive */
export async function cashMoves(db: Db, since: Date, until: Date) {
  const moves = await db
    .selectFrom('till_moves')
    .select(['id', 'kind', 'amount'])
    .where('kind', '<>', 'float')
    .where('at', '>=', since)
    .where('at', '<', until)
    .execute();
  return moves.map(({ id, kind, amount }) => ({
    id,
    amount: kind === 'pay-in' ? amount : subtract(NO_MONEY, amount),
  }));
}

declare module '../db/database.ts' {
  interface Database {
    till_moves: TillMoveRow;
    till_signoffs: TillSignoffRow;
  }
}

/** Cash that came into a till or left it without a stay; of several floats the last one counts. */
interface TillMoveRow {
  id: Fixed<string>;
  date: Fixed<CivilDate>;
  person_id: Fixed<string>;
  kind: Fixed<'float' | 'pay-in' | 'pay-out'>;
  amount: Fixed<Cents>;
  reason: Fixed<string>;
  at: Fixed<Date>;
}

/** A till of a day as it was counted: one for a person and a day. */
interface TillSignoffRow {
  date: Fixed<CivilDate>;
  person_id: Fixed<string>;
  cash_expected: Fixed<Cents>;
  cash_counted: Fixed<Cents>;
  terminal_expected: Fixed<Cents>;
  terminal_counted: Fixed<Cents>;
  note: Fixed<string>;
  signed_by: Fixed<string>;
  signed_at: Fixed<Date>;
}
