import { media } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

/*
 * The theme is the guest's and not known to the server: both pictures are in the page, and the one that does not
 * show is lazy, so that it never loads.
 */
const hidden = { display: 'none' } as const;

export const byDay = style({
  selectors: { ':root[data-theme="dark"] &': hidden },
  '@media': { [media.dark]: { selectors: { ':root:not([data-theme="light"]) &': hidden } } },
});

export const afterDark = style({
  selectors: { ':root[data-theme="light"] &': hidden },
  '@media': {
    '(prefers-color-scheme: light)': { selectors: { ':root:not([data-theme="dark"]) &': hidden } },
  },
});
