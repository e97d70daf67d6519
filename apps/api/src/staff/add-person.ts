import { randomUUID } from 'node:crypto';
import type { Trx } from '../db/index.ts';
import type { Person } from './person.ts';

/** Adds a person, who has no passkey yet. */
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
