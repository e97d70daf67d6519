import type { Selectable } from 'kysely';
import type { StaffRow } from './staff-tables.ts';

/** A person at the motel. */
export type Person = Readonly<Pick<Selectable<StaffRow>, 'id' | 'name' | 'role'>>;
