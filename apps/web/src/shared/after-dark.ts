import { media } from '@motel/ui/theme';
import type { StyleRule } from '@vanilla-extract/css';

/** How something looks in the dark theme, whether the system asks for it or the guest has chosen it. */
export function afterDark(rule: NonNullable<StyleRule['selectors']>[string]): StyleRule {
  return {
    selectors: { ':root[data-theme="dark"] &': rule },
    '@media': { [media.dark]: { selectors: { ':root:not([data-theme="light"]) &': rule } } },
  };
}
