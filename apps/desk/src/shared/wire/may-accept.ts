import type { PressProblem } from './use-press.ts';

/** Whether a second press overcomes a refusal: the person only has to say that they know. */
export function mayAccept(
  refused: PressProblem | undefined,
  field: 'isUncleanAccepted' | 'isBalanceAccepted' | 'isEarlyAccepted' | 'early',
): boolean {
  return refused?.problem?.issues.some((issue) => issue.field === field) ?? false;
}
