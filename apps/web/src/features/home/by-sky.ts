import type { StyleRule } from '@vanilla-extract/css';
import { afterDark } from '../../shared/after-dark.ts';
import type { Sky } from '../../shared/sky.ts';

/** The hero by its sky, which the early script writes on the root; in the dark theme it is always night. */
export function bySky(
  sky: Exclude<Sky, 'day'>,
  rule: NonNullable<StyleRule['selectors']>[string],
): StyleRule {
  const at = { [`:root[data-sky="${sky}"] &`]: rule };
  if (sky === 'dusk') return { selectors: at };
  const dark = afterDark(rule);
  return { ...dark, selectors: { ...at, ...dark.selectors } };
}
