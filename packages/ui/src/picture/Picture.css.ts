import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const picture = style({
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  borderRadius: vars.radius.picture,
  // Not supported by every browser; without a colour of its own, or without support, the surface's colour.
  background: [vars.color.sunk, `attr(data-tone type(<color>), ${vars.color.sunk})`],
});

/** The `<picture>` element takes no space of its own, and its sources are no items of a grid. */
export const choice = style({ display: 'contents' });
globalStyle(`${choice} > source`, { display: 'none' });

export const ratios = styleVariants(
  { '1 / 1': null, '4 / 3': null, '3 / 2': null, '16 / 10': null, '16 / 9': null, '2 / 1': null },
  (_, aspectRatio) => ({ aspectRatio }),
);

export const fills = style({ height: '100%' });

export const missing = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space.xs,
  padding: vars.space.s,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` } },
});

const hidden = { display: 'none' } as const;

export const byDay = style({
  selectors: { ':root[data-theme="dark"] &': hidden },
  '@media': { [media.dark]: { selectors: { ':root:not([data-theme="light"]) &': hidden } } },
});

export const inEvening = style({
  selectors: { ':root[data-theme="light"] &': hidden },
  '@media': {
    '(prefers-color-scheme: light)': { selectors: { ':root:not([data-theme="dark"]) &': hidden } },
  },
});
