import type { Insertable, Selectable } from 'kysely';
import type { Database, Db } from '../../src/db/database.ts';

type Row<Table extends keyof Database> = Selectable<Database[Table]>;

/** Reads the rows of a table that have these values; all rows unless told otherwise. */
export async function rowsOf<Table extends keyof Database>(
  db: Db,
  table: Table,
  having: Partial<Row<Table>> = {},
): Promise<Row<Table>[]> {
  const rows = db.selectFrom(table as 'bookings').selectAll();
  return (await rows.where(({ and }) => and(having as object)).execute()) as unknown as Row<Table>[];
}

/** Reads the first of these rows, which has to be there. */
export async function rowOf<Table extends keyof Database>(
  ...asked: Parameters<typeof rowsOf<Table>>
): Promise<Row<Table>> {
  const [row] = await rowsOf(...asked);
  if (row === undefined) throw new Error(`There is no such row in ${asked[1]}`);
  return row;
}

/** Writes a row into a table. */
export async function addRow<Table extends keyof Database>(
  db: Db,
  table: Table,
  row: Insertable<Database[Table]>,
): Promise<void> {
  const values = row as never;
  await db.insertInto(table).values(values).execute();
}
