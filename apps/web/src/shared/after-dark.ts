import { media } from '@motel/ui/theme';
import type { StyleRule } from '@vanilla-extract/css';

/** Styles for the dark theme, whether the system's setting or the guest's choice selects it. */
export function afterDark(rule: NonNullable<StyleRule['selectors']>[string]): StyleRule {
  return {
    selectors: { ':root[data-theme="dark"] &': rule },
    '@media': { [media.dark]: { selectors: { ':root:not([data-theme="light"]) &': rule } } },
  };
}
