import type { Selectable } from 'kysely';
import type { StaffRow } from './staff-tables.ts';

export type Person = Readonly<Pick<Selectable<StaffRow>, 'id' | 'name' | 'role'>>;
