import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../db/index.ts';
import type { StaffRow } from './staff-tables.ts';

export type Person = Readonly<Pick<Selectable<StaffRow>, 'id' | 'name' | 'role'>>;

/** The others wait who change people, until the transaction ends: two owners cannot end each other at once. */
export async function lockPeople(trx: Trx): Promise<void> {
  await sql`lock table staff in share row exclusive mode`.execute(trx);
}

/** Those who work here, in the order in which they came. */
export async function listPeople(db: Db): Promise<(Person & { readonly since: Date })[]> {
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'role', 'created_at as since'])
    .where('ended_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  return (await listPeople(db)).find((person) => person.id === id);
}

/** Whether an owner other than this person has a passkey: without one no person could invite. */
export async function hasOwnerBeside(db: Db, personId: string): Promise<boolean> {
  const other = await db
    .selectFrom('staff')
    .innerJoin('staff_passkeys as passkey', 'person_id', 'staff.id')
    .select('staff.id')
    .where('role', '=', 'owner')
    .where('staff.id', '!=', personId)
    .where('staff.ended_at', 'is', null)
    .where('passkey.ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

export async function setRole(trx: Trx, id: string, role: Person['role']): Promise<void> {
  await trx.updateTable('staff').set({ role }).where('id', '=', id).execute();
}

export async function setName(trx: Trx, id: string, name: string): Promise<void> {
  await trx.updateTable('staff').set({ name }).where('id', '=', id).execute();
}

/** Ends a person's work here: their sessions, passkeys and links end with it. */
export async function endPerson(trx: Trx, now: Date, id: string): Promise<void> {
  await trx.updateTable('staff').set({ ended_at: now }).where('id', '=', id).execute();
}

/** The command line's place among people: it signs in nowhere, and no list of those who work here has it. */
const COMMAND_LINE = 'command-line';

/** The operating system's user, as what they do is logged. */
export async function commandLine(db: Db, who: string, now: Date): Promise<Person> {
  await db
    .insertInto('staff')
    .values({ id: COMMAND_LINE, name: 'Command line', role: 'owner', created_at: now, ended_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { id: COMMAND_LINE, name: who, role: 'owner' };
}

export async function addPerson(
  trx: Trx,
  { name, role }: Pick<Person, 'name' | 'role'>,
  now: Date,
): Promise<Person> {
  const person = { id: randomUUID(), name, role };
  await trx
    .insertInto('staff')
    .values({ ...person, created_at: now, ended_at: null })
    .execute();
  return person;
}

/** Everybody who works or worked at the motel, those of today last. */
export async function everyPerson(db: Db): Promise<Person[]> {
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'role'])
    .orderBy('ended_at', (order) => order.asc().nullsLast())
    .orderBy('created_at')
    .execute();
}
