/** Shapes of statements that Citus refuses, with one schema a motel. */
const REFUSED: Readonly<Record<string, RegExp>> = {
  'a CTE that writes before an INSERT … SELECT':
    /^\s*with\b[^;]*\b(?:insert into|update|delete from)\b[^;]*\)\s*insert into\b[^;]*\bselect\b/i,
  'a subquery within VALUES':
    /\bvalues\s*(?:\((?:[^()]|\([^()]*\))*\)\s*,\s*)*\((?:[^()]|\([^()]*\))*\(\s*select\b/i,
  'a stable or volatile function of a column in a SET':
    /\bset\b[^;]*\b(?:to_jsonb?|to_char|row_to_json|jsonb?_build_\w+|concat|format|random|clock_timestamp)\((?=[^)]*[a-z_"])/i,
  'interval arithmetic in the list of an INSERT … SELECT':
    /\binsert into\b[^;]*\)\s*select\b(?:(?!\bfrom\b)[^;])*\binterval\b/i,
};

/** Returns what Citus refuses in the statement; no engine like it runs in the tests. */
export function refusedWhereSharded(text: string): string[] {
  return Object.entries(REFUSED).flatMap(([what, shape]) => (shape.test(text) ? [what] : []));
}
