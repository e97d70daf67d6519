import { vars } from '@motel/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const fob = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: '1.375rem',
  insetBlockStart: '-0.875rem',
  width: '3.25rem',
  transformOrigin: '50% 0',
  transition: `transform ${vars.motion.swing}`,
  pointerEvents: 'none',
  selectors: { 'article:has(a:is(:hover, :focus-visible)) > &': { transform: 'rotate(9deg)' } },
});

export const colours = styleVariants({
  spruce: { color: vars.color.spruce },
  ox: { color: vars.color.ox },
  teal: { color: vars.color.teal },
});

export const plate = style({ fill: 'currentColor' });

export const line = style({
  fill: 'none',
  stroke: vars.color.onPoster,
  strokeWidth: 1.6,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const ring = style({ stroke: vars.color.control, strokeWidth: 3 });

export const hole = style({ fill: vars.color.card });
