import type { Db } from '../../db/index.ts';

/** This motel among all programs that share its account at the payment provider. */
export interface Installation {
  /** It is in every session that this motel asks for. */
  readonly name: string;
}

/** The name is made once, by the first process, and stored with the bookings, so that a backup has it. */
export async function findInstallation(db: Db): Promise<Installation> {
  const { name } = await db
    .insertInto('installation')
    .values({ id: true })
    // Changes nothing, and returns the name that another process has made.
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id: true }))
    .returning('name')
    .executeTakeFirstOrThrow();
  return { name };
}
