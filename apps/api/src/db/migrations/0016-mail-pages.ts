import { migrationOf } from './statements.ts';

/** A mail to a guest is also a page, with a picture; mails of before remain plain text. */
export const mailPages = migrationOf('alter table outbox add column html text, add column picture text');
