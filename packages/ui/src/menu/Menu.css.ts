import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const root = style({ position: 'relative', width: 'max-content', maxWidth: '100%' });

export const button = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minWidth: vars.target,
  minHeight: vars.target,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  listStyle: 'none',
  userSelect: 'none',
  transition: `background ${vars.motion.fast}`,
  ':hover': { background: vars.color.sunk },
  ':focus-visible': { borderRadius: vars.radius.control },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`${root}[open] > &`]: { background: vars.color.sunk },
  },
  '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid ButtonText` } },
});

export const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space.xs})`,
  zIndex: 20,
  display: 'grid',
  width: 'max-content',
  minWidth: '14rem',
  maxWidth: `calc(100vw - 2 * ${vars.space.gutter})`,
  // Its end can be reached at 200 % zoom and on phones held sideways.
  maxHeight: 'calc(100dvh - 6rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.xs,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  color: vars.color.ink,
  boxShadow: vars.shadow.pop,
  '@media': { [media.forcedColors]: { border: `${vars.border.control} solid CanvasText` } },
});

export const edges = styleVariants({ start: { insetInlineStart: 0 }, end: { insetInlineEnd: 0 } });

/* For the links of any router. */
globalStyle(`${panel} > :is(a, button)`, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  width: '100%',
  minHeight: vars.target,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.control,
  lineHeight: vars.leading.snug,
  textAlign: 'start',
  textDecoration: 'none',
});

globalStyle(`${panel} > :is(a, button):hover`, { background: vars.color.sunk });
globalStyle(`${panel} > :is(a, button):focus-visible`, { outlineOffset: '-3px', boxShadow: 'none' });
globalStyle(`${panel} > [aria-current]`, { fontWeight: vars.weight.bold });

globalStyle(`${panel} > p`, {
  padding: vars.space.s,
  color: vars.color.inkSoft,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

globalStyle(`${panel} > hr`, {
  border: 0,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  margin: `${vars.space.xs} ${vars.space.s}`,
});
