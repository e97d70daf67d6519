import pg from 'pg';

interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statements that this process sends to Postgres while a deed is done, in their order. */
export async function statementsOf(deed: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const query = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...args: Parameters<typeof query>) {
    const [text, values] = args as unknown as [string, readonly unknown[] | undefined];
    sent.push({ text, values: values ?? [] });
    return query.apply(this, args);
  } as typeof query;
  try {
    await deed();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}
