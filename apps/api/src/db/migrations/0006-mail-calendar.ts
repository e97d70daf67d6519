import { migrationOf } from './statements.ts';

/** A mail can have a date for the guest's calendar attached. */
export const mailCalendar = migrationOf('alter table outbox add column calendar text');
