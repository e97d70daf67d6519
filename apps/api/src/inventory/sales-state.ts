import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, type Fixed, onCommit, PRUNE_BATCH, type Prune, type Trx } from '../db/index.ts';
import { lastTariffVersion } from '../rates/index.ts';

declare module '../db/database.ts' {
  interface Database {
    sales_changes: { id: Fixed<number> };
  }
}

const IDS = 2 ** 47;

/** Adds a row for each change of nights or kinds of room: transactions that count in one row would wait. */
export const salesChange = () =>
  sql<{ id: number }>`insert into sales_changes (id) values (${randomInt(IDS)})`;

export async function noteSalesChange(trx: Trx): Promise<void> {
  await salesChange().execute(trx);
}

/** Adds that row within the statement that comes next. */
export function notingSalesChange(trx: Trx) {
  return trx.with('noted', () => sql`(${salesChange()})`);
}

/** Names the changes that have been committed: each further one makes another name. */
const salesChangesName = sql<string>`(select count(*) || ' ' || coalesce(sum(id), 0) from sales_changes)`;

/** Puts one row in the place of all, with an id of its own: no name comes again. */
export const pruneSalesChanges: Prune = async (trx) => {
  const rows = await trx.selectFrom('sales_changes').select('id').forUpdate().limit(PRUNE_BATCH).execute();
  if (rows.length < 2) return 0;
  const ids = rows.map(({ id }) => id);
  await trx.deleteFrom('sales_changes').where('id', 'in', ids).execute();
  await noteSalesChange(trx);
  return rows.length - 1;
};

/** The state of all that is sold, as a request finds it. */
interface SalesState {
  /** Another one after each change of rates, nights or kinds of room, in whichever process. */
  readonly name: string;
  /** The version of the tariff in force. */
  readonly tariff: number;
}

/** The state at most half a second ago, and after this process's last transaction. @param isExact as it is now */
export type SalesStateNow = (isExact?: boolean) => Promise<SalesState>;

/** Milliseconds for which a state is taken for the present one: another process may have changed it. */
const LONGEST = 500;

/** Looks at the state of all that is sold, in one short statement for all requests that come together. */
export function salesState(db: Db): SalesStateNow {
  let known: { readonly state: SalesState; readonly until: number } | undefined;
  let committed = 0;
  onCommit(db, () => {
    committed += 1;
    known = undefined;
  });
  const look = together(async () => {
    const [before, until] = [committed, performance.now() + LONGEST];
    const { tariff, changed } = await db
      .selectNoFrom([lastTariffVersion.as('tariff'), salesChangesName.as('changed')])
      .executeTakeFirstOrThrow();
    const state = { tariff, name: `${tariff} ${changed}` };
    if (before === committed) known = { state, until };
    return state;
  });
  return async (isExact = false) => {
    if (known !== undefined && !isExact && performance.now() < known.until) return known.state;
    return look();
  };
}

/** Shares a look among callers: those that come during one wait for the next, which begins after they came. */
export function together<T>(look: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  const start = () => {
    next = undefined;
    const begun = look();
    running = begun.catch(() => undefined);
    return begun;
  };
  return () => {
    next ??= running.then(start);
    return next;
  };
}
