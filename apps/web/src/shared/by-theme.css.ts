import { media } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

/*
 * The server does not know the guest's theme: both pictures are in the page, and the hidden one is lazy, so that it
 * never loads.
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
