import type { ColumnChoice, FileTable } from './draft.ts';
import { FIELD_NAMES, FIELDS, type Field, type FieldName, LOOKS, type ValueKind } from './fields.ts';
import type { MotelFacts } from './motel-facts.ts';
import { folded, readHeading } from './words.ts';

/** Below it a column is left out where no person says otherwise. */
const LEAST = 0.35;
/** Below it a column that matters is a question. */
const SURE = 0.5;
/** Two columns for one field, as close as this, are a question. */
const CLOSE = 0.1;
const MOST_CHOICES = 4;

/** How well each field fits a heading, from 0 to 1. */
export function headsOf(heading: string): ReadonlyMap<FieldName, number> {
  const { concepts, unknown } = readHeading(heading);
  const found = new Map<FieldName, number>();
  if (concepts.size === 0) return found;
  for (const field of FIELD_NAMES) {
    const { heads, also } = FIELDS[field];
    const scores = heads.map((head, at) => {
      if (!head.every((concept) => concepts.has(concept))) return 0;
      const others = [...concepts].filter((concept) => !head.includes(concept));
      if (others.some((concept) => !also.has(concept))) return 0;
      return 1 - 0.08 * at - 0.03 * others.length - Math.min(0.3, 0.08 * unknown);
    });
    const best = Math.max(...scores);
    if (best > 0) found.set(field, best);
  }
  return found;
}

function valuesOf({ headings, rows }: FileTable): string[][] {
  return headings.map((_, at) => rows.map(({ cells }) => cells[at] ?? '').filter(Boolean));
}

/**
 * Assigns all columns together by how well their headings and values fit; what is close, or weak, is a doubt: of each the
 * ways to settle it, the likeliest first.
 */
export function readColumns(table: FileTable, motel: MotelFacts, chosen: ColumnChoice) {
  const { headings } = table;
  const values = valuesOf(table);
  const scores = headings.map((heading, at) => scoresOf(heading, values[at] ?? [], motel));
  const fields = assign(headings.length, scores, chosen);
  const scoreOf = (at: number, field: FieldName) => scores[at]?.get(field) ?? 0;
  const doubts = fields.flatMap((field, at) => {
    if (field === 'none' || chosen[at] !== undefined || !FIELDS[field].matters) return [];
    const score = scoreOf(at, field);
    const rivals = fields.flatMap((other, rival) =>
      other === 'none' &&
      chosen[rival] === undefined &&
      scoreOf(rival, field) >= score - CLOSE &&
      values[rival]?.join('\n') !== values[at]?.join('\n')
        ? [rival]
        : [],
    );
    if (rivals.length === 0 && score >= SURE) return [];
    const all = [at, ...rivals];
    const only = (one: number | undefined): ColumnChoice =>
      Object.fromEntries(all.map((each) => [each, each === one ? field : 'none']));
    return [[...all.map(only), ...(rivals.length === 0 ? [only(undefined)] : [])]];
  });
  return { fields: withBothNames(fields, values, chosen), doubts };
}

/** The best first, then each change that makes the sum higher: a column takes a field, and its holder another one. */
function assign(
  width: number,
  scores: readonly ReadonlyMap<FieldName, number>[],
  chosen: ColumnChoice,
): readonly Field[] {
  let fields: readonly Field[] = Array.from({ length: width }, (_, at) => chosen[at] ?? 'none');
  const scoreOf = (at: number, field: Field) => (field === 'none' ? 0 : (scores[at]?.get(field) ?? 0));
  const holderOf = (field: FieldName) => (FIELDS[field].isMany ? -1 : fields.indexOf(field));
  const open = scores
    .flatMap((some, at) => [...some].map(([field, score]) => ({ at, field, score })))
    .filter(({ at, score }) => score >= LEAST && chosen[at] === undefined)
    .toSorted((a, b) => b.score - a.score || a.at - b.at);
  for (const { at, field } of open)
    if (fields[at] === 'none' && holderOf(field) < 0) fields = fields.with(at, field);
  for (const { at, field, score } of open) {
    const holder = holderOf(field);
    if (holder < 0 || holder === at || chosen[holder] !== undefined) continue;
    const other = open.find((one) => one.at === holder && one.field !== field && holderOf(one.field) < 0);
    const gain = score - scoreOf(at, fields[at] ?? 'none') + (other?.score ?? 0) - scoreOf(holder, field);
    if (gain > 0) fields = fields.with(holder, other?.field ?? 'none').with(at, field);
  }
  return fields;
}

/** A column of names beside the first or the last ones has the others, where it does not repeat them. */
function withBothNames(
  fields: readonly Field[],
  values: readonly (readonly string[])[],
  chosen: ColumnChoice,
): readonly Field[] {
  const whole = fields.indexOf('name');
  const [part, other] = fields.includes('firstName')
    ? (['firstName', 'lastName'] as const)
    : (['lastName', 'firstName'] as const);
  const at = fields.indexOf(part);
  if (whole < 0 || at < 0 || fields.includes(other) || chosen[whole] !== undefined) return fields;
  const repeats = values[whole]?.some((name, row) => folded(name).includes(folded(values[at]?.[row] ?? '?')));
  return repeats ? fields : fields.with(whole, other);
}

/** How well each field fits a column: its heading, and what of its values looks like it. */
function scoresOf(
  heading: string,
  values: readonly string[],
  { kinds }: MotelFacts,
): ReadonlyMap<FieldName, number> {
  const scores = new Map<FieldName, number>();
  if (values.length === 0) return scores;
  const heads = headsOf(heading);
  for (const field of FIELD_NAMES) {
    const kind = FIELDS[field].values;
    const head = heads.get(field) ?? 0;
    // A country such as `CA` begins a kind's name, too.
    const alone = values.every(({ length }) => length > 3) ? ALONE[kind] : undefined;
    if (head === 0 && alone === undefined) continue;
    const share = shareOf(kind, values, kinds);
    const score = Math.max(
      head * factorOf(kind, share, values),
      share > 0.8 && alone?.[0] === field ? alone[1] : 0,
    );
    if (score > 0) scores.set(field, score);
  }
  return scores;
}

/** Values that show without a heading what they are. */
const ALONE: Partial<Record<ValueKind, readonly [field: FieldName, score: number]>> = {
  mail: ['email', 0.7],
  kind: ['kind', 0.6],
};

/** Values, evenly from a whole column, that show what all of them look like. */
const ENOUGH = 300;

/** The share of a column's values that look like a kind of them. */
function shareOf(kind: ValueKind, values: readonly string[], kinds: MotelFacts['kinds']): number {
  const every = Math.ceil(values.length / ENOUGH);
  const looked = values.filter((_, at) => at % every === 0);
  return looked.filter((value) => LOOKS[kind](value, kinds)).length / looked.length;
}

function factorOf(kind: ValueKind, share: number, values: readonly string[]): number {
  // Another system may call its kinds as it likes, but not by figures alone.
  if (kind === 'kind') return share > 0.5 ? 1 : values.every((value) => /\p{L}{2}/u.test(value)) ? 0.8 : 0;
  return share >= 0.8 ? 1 : share >= 0.5 ? 0.8 : 0;
}

/** The columns of which most values look like a field's, wherever their headings say nothing of it; a few at most. */
export function candidatesFor(table: FileTable, field: FieldName, { kinds }: MotelFacts): number[] {
  const { values: kind } = FIELDS[field];
  return valuesOf(table)
    .flatMap((values, at) => (values.length > 0 && shareOf(kind, values, kinds) > 0.8 ? [at] : []))
    .slice(0, MOST_CHOICES);
}
