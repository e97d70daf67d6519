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

/**
 * Prints a figure as a row of Markdown, and hands it to `npm run bench`, which prints all of them as one table.
 * @returns whether its target is met; also where it has none
 */
export function report({ what, unit, own, reference, target }: Figure): boolean {
  const ratios = own.map((one, round) => one / (reference[round] ?? Number.NaN));
  const { least, most, of } = target ?? {};
  const measured = median(of === 'figure' ? own : ratios);
  const isMet = measured >= (least ?? 0) && measured <= (most ?? Number.POSITIVE_INFINITY);
  const bound = least === undefined ? `at most ${most}` : `at least ${least}`;
  const cells = [
    ...[what, `${rounded(median(own))} ${unit}`, `${rounded(median(reference))} ${unit}`],
    ...[rounded(median(ratios)), `${rounded(Math.min(...ratios))} to ${rounded(Math.max(...ratios))}`],
    target === undefined ? '' : `${bound}: ${isMet ? 'met' : 'missed'}`,
  ];
  const row = `| ${cells.join(' | ')} |`;
  console.log(row);
  const { FIGURES_FILE } = process.env;
  if (FIGURES_FILE) appendFileSync(FIGURES_FILE, `${row}\n`);
  return isMet;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Two digits behind the point below 10, none from 100 on. */
function rounded(value: number): string {
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
}
