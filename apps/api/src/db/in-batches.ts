/** Rows of one statement: Postgres takes 65,535 values. */
const ROWS = 3000;

/** Writes many rows, some thousand in each statement. */
export async function inBatches<Row>(
  rows: readonly Row[],
  write: (batch: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS) await write(rows.slice(at, at + ROWS));
}
