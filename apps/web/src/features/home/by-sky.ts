import type { StyleRule } from '@vanilla-extract/css';
import { afterDark } from '../../shared/after-dark.ts';
import type { Sky } from '../../shared/sky.ts';

/**
 * Styles of the hero by its sky, which the early script writes on the root; without it the sky is the day's. The dark
 * theme is the same postcard after dark: there it is always night.
 */
export function bySky(
  sky: Exclude<Sky, 'day'>,
  rule: NonNullable<StyleRule['selectors']>[string],
): StyleRule {
  const at = { [`:root[data-sky="${sky}"] &`]: rule };
  if (sky === 'dusk') return { selectors: at };
  const dark = afterDark(rule);
  return { ...dark, selectors: { ...at, ...dark.selectors } };
}
