/** A row of a table of states in SPEC.md. */
interface StateRow {
  readonly state: string;
  /** By verb: the number of the pair, and `yes` or the code of the refusal. */
  readonly cells: Readonly<Record<string, { readonly rule: string; readonly says: string }>>;
}

/**
 * Reads a table of states and verbs from SPEC.md.
 * @param letter of its rules
 */
export function tableOf(spec: string, letter: string, verbs: readonly string[]): StateRow[] {
  const rows = spec.split('\n').map((line) => line.split(' | '));
  const head = rows.find((cells) => cells[0] === '| Rule' && cells[2] === `1 ${verbs[0]}`) ?? [];
  const columns = head.slice(2).map((cell) => cell.replace(' |', '').split(' '));
  return rows
    .filter((cells) => cells.length === head.length && cells[0]?.startsWith(`| **${letter}`))
    .map(([rule = '', state = '', ...says]) => ({
      state: /^`([^`]+)`/.exec(state)?.[1] ?? '',
      cells: Object.fromEntries(
        columns.map(([place, verb = ''], index) => [
          verb,
          { rule: `${rule.replaceAll(/[|* ]/g, '')}.${place}`, says: (says[index] ?? '').replace(' |', '') },
        ]),
      ),
    }));
}
