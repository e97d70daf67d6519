import { appendFileSync } from 'node:fs';

// The figures of benchmarks, each beside its reference of the same run.

interface Figure {
  readonly what: string;
  readonly unit: string;
  /** Round by round, as the reference. */
  readonly own: readonly number[];
  readonly reference: readonly number[];
  /** A bound of the ratio, or of the figure itself. */
  readonly target?: { readonly least?: number; readonly most?: number; readonly of?: 'ratio' | 'figure' };
}

/** Measures in turn, so that a busy minute slows both down. */
export async function takeTurns(
  rounds: number,
  measure: { own(): Promise<number>; reference(): Promise<number> },
): Promise<Pick<Figure, 'own' | 'reference'>> {
  const [own, reference]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    reference.push(await measure.reference());
    own.push(await measure.own());
  }
  return { own, reference };
}

/** Prints a figure as a row of Markdown, and hands it to `npm run bench`, which prints all of them as one table. */
export function report({ what, unit, own, reference, target }: Figure): void {
  const ratios = own.map((one, round) => one / (reference[round] ?? Number.NaN));
  const measured = median(target?.of === 'figure' ? own : ratios);
  const cells = [
    ...[what, `${rounded(median(own))} ${unit}`, `${rounded(median(reference))} ${unit}`],
    ...[rounded(median(ratios)), `${rounded(Math.min(...ratios))} to ${rounded(Math.max(...ratios))}`],
    target === undefined ? '' : verdict(target, measured),
  ];
  const row = `| ${cells.join(' | ')} |`;
  console.log(row);
  const { FIGURES_FILE } = process.env;
  if (FIGURES_FILE) appendFileSync(FIGURES_FILE, `${row}\n`);
}

function verdict({ least, most }: NonNullable<Figure['target']>, measured: number): string {
  const isMet = measured >= (least ?? 0) && measured <= (most ?? Number.POSITIVE_INFINITY);
  return `${least === undefined ? `at most ${most}` : `at least ${least}`}: ${isMet ? 'met' : 'missed'}`;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Two digits behind the point below 10, none from 100 on. */
function rounded(value: number): string {
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
}
