import pg from 'pg';
import { statementsOf } from './statements-of.ts';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/**
 * How Postgres finds the rows of each statement of a deed: by which index, and how many.
 * @param settings of the session, e.g. one that makes it take an index of a small table, too
 */
export async function plansOf(
  url: string,
  deed: () => Promise<unknown>,
  settings: readonly string[] = [],
): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  for (const setting of settings) await client.query(setting);
  const lines: string[] = [];
  for (const { text, values } of await statementsOf(deed)) {
    if (!/^\s*(select|with|insert|update|delete)\b/.test(text)) continue;
    await client.query('begin');
    const explained = await client
      .query(`explain (analyze, format json) ${text}`, [...values])
      // One that cannot be made twice.
      .catch(() => undefined);
    await client.query('rollback');
    if (explained === undefined) continue;
    const [{ Plan: plan, 'Execution Time': time }] = explained.rows[0]['QUERY PLAN'];
    const start = text.slice(0, 100).replaceAll(/\s+/g, ' ');
    lines.push(`    ${time.toFixed(1)} ms, ${scansOf(plan).join('; ')}: ${start}`);
  }
  await client.end();
  return lines.join('\n');
}

function scansOf(plan: Plan): string[] {
  const { 'Relation Name': table, 'Index Name': index } = plan;
  const read = plan['Actual Loops'] * (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0));
  const own = table || index ? [`${index ?? `all of ${table}`} ${Math.round(read)}`] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scansOf)];
}
