import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '../../src/db/database.ts';
import { PGLITE } from './databases.ts';
import { refusedWhereSharded } from './sharded-statements.ts';

// Use cases are tested on a Postgres server alone. Each distinct statement that they send there is executed on PGlite,
// too, once in a run, with the values of its first use, and has no shape that a sharded server refuses.

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

interface Worker {
  readonly sent: Map<string, Statement>;
  readonly looked: Set<string>;
  pglite?: Promise<OpenDatabase>;
}

/** Of this worker: its files share this module. */
const worker = listen();

/** Remembers the statements that the driver of the server sends. */
function listen(): Worker {
  const sent = new Map<string, Statement>();
  const texts = new Set<string>();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [text, values] = args;
    if (typeof text === 'string' && Array.isArray(values) && !texts.has(text) && isOfTables(text)) {
      texts.add(text);
      const shape = shapeOf(text);
      if (!sent.has(shape)) sent.set(shape, { text, values });
    }
    return Reflect.apply(query, this, args);
  } as typeof query;
  return { sent, looked: new Set() };
}

/** Reads or writes rows; what only a server has is left out. */
function isOfTables(text: string): boolean {
  return (
    /^\s*(?:with|select|insert|update|delete)\b/i.test(text) &&
    !/\b(?:pg|kysely)_\w+|\bcurrent_schema\b/.test(text)
  );
}

/** The same for lists and rows of any length. */
function shapeOf(text: string): string {
  return text
    .replace(/\$\d+/g, '$')
    .replace(/\$(?:, \$)+/g, '$, …')
    .replace(/(\([^()]*\$[^()]*\))(?:, \([^()]*\$[^()]*\))+/g, '$1, …');
}

/** Whether no worker of this run has tried it. */
function isFirst(shape: string): boolean {
  const name = createHash('sha256').update(shape).digest('hex');
  try {
    writeFileSync(join(inject('databaseTemplates').tried, name), '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Faults of the rows alone, as a key that other rows break, and a test's own tables (42P01) and columns (42703). */
const OF_THE_ROWS = /^(?:23|42P01|42703)/;

/** Ends a transaction that only tried a statement. */
class Tried extends Error {}

/** Fails a file that sends a statement which PGlite or a sharded server refuses. */
export function tryStatementsOnPGlite(): void {
  afterAll(async () => {
    const refused: string[] = [];
    for (const [shape, { text, values }] of worker.sent) {
      if (worker.looked.has(shape)) continue;
      worker.looked.add(shape);
      if (!isFirst(shape)) continue;
      refused.push(...refusedWhereSharded(text).map((what) => `Sharded, ${what}\n${text}`));
      worker.pglite ??= PGLITE.open();
      const { db } = await worker.pglite;
      const tried = db.transaction().execute(async (trx) => {
        await trx.executeQuery(CompiledQuery.raw(text, [...values]));
        throw new Tried();
      });
      await tried.catch((error: Error & { code?: string }) => {
        if (error instanceof Tried || OF_THE_ROWS.test(error.code ?? '')) return;
        refused.push(`${error.message}\n${text}`);
      });
    }
    if (refused.length > 0)
      throw new Error(`Statements that not every database takes:\n\n${refused.join('\n\n')}`);
  });
}
