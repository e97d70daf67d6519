import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../src/theme/index.ts';

const { color } = vars;

export const grid = style({
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
});

const pairs = {
  paper: [color.paper, color.ink],
  card: [color.card, color.ink],
  sunk: [color.sunk, color.ink],
  'soft ink': [color.card, color.inkSoft],
  accent: [color.accent, color.onAccent],
  'accent text': [color.paper, color.accentText],
  range: [color.range, color.ink],
  spruce: [color.spruce, color.onSpruce],
  ox: [color.ox, color.onPoster],
  teal: [color.teal, color.onPoster],
  straw: [color.straw, color.onStraw],
  ground: [color.ground, color.onGround],
  stamp: [color.stampPrint, color.stampInk],
  green: [color.green.surface, color.green.text],
  yellow: [color.yellow.surface, color.yellow.text],
  red: [color.red.surface, color.red.text],
  blue: [color.blue.surface, color.blue.text],
  grey: [color.grey.surface, color.grey.text],
} as const;

export const swatch = style({
  display: 'grid',
  alignContent: 'end',
  minHeight: '5rem',
  padding: vars.space.s,
  borderRadius: vars.radius.control,
  border: `${vars.border.thin} solid ${color.line}`,
  fontWeight: vars.weight.bold,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const swatches = styleVariants(pairs, ([background, text]) => ({ background, color: text }));

const line = style({ height: '0.75rem', borderRadius: vars.radius.note, background: color.spruce });

const { gutter: _gutter, ...steps } = vars.space;
export const spaces = styleVariants(steps, (width) => [line, { width }]);

const { round: _round, ...corners } = vars.radius;
const corner = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '5rem',
  border: `${vars.border.control} solid ${color.control}`,
});
export const radii = styleVariants(corners, (borderRadius) => [corner, { borderRadius }]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.m,
});

export const raised = style({
  padding: vars.space.l,
  borderRadius: vars.radius.card,
  background: color.card,
  '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` } },
});
export const shadows = styleVariants(vars.shadow, (boxShadow) => ({ boxShadow }));
