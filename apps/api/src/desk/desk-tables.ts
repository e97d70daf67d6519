import type { Fixed } from '../db/index.ts';

declare module '../db/database.ts' {
  interface Database {
    desk_log: DeskLogRow;
  }
}

/** An action by hand. Rows are only added. */
export interface DeskLogRow {
  id: Fixed<string>;
  at: Fixed<Date>;
  who: Fixed<string>;
  action: Fixed<'cancel' | 'resend' | 'block' | 'unblock' | 'settle'>;
  /** The booking's reference, or the id of a block, an open item or a mail. */
  subject: Fixed<string>;
  details: Fixed<string>;
}
