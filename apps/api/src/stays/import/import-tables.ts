import type { Fixed } from '../../db/index.ts';

declare module '../../db/database.ts' {
  interface Database {
    stay_imports: StayImportRow;
    imported_stays: ImportedStayRow;
  }
}

/** Bookings that a person brought over from a file at once. */
export interface StayImportRow {
  id: Fixed<string>;
  file: Fixed<string>;
  /** The person's name. */
  by: Fixed<string>;
  at: Fixed<Date>;
  stays: Fixed<number>;
  undone_at: Date | null;
}

/** One of them; it goes with its booking. */
interface ImportedStayRow {
  booking_id: Fixed<string>;
  import_id: Fixed<string>;
}
