import { media, vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const menu = style({ position: 'relative' });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minWidth: vars.target,
  minHeight: vars.target,
  justifyContent: 'center',
  paddingInline: vars.space.s,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  fontWeight: vars.weight.bold,
  listStyle: 'none',
  ':hover': { background: vars.color.sunk },
});

export const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space.xs})`,
  insetInlineEnd: 0,
  zIndex: 20,
  display: 'grid',
  minWidth: '14rem',
  padding: vars.space.xs,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.pop,
  '@media': { [media.forcedColors]: { border: `${vars.border.control} solid CanvasText` } },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: vars.target,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  textAlign: 'start',
  textDecoration: 'none',
  ':hover': { background: vars.color.sunk },
});

export const greeting = style({
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xs,
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
});

globalStyle(`${menu}[open] > ${summary}`, { background: vars.color.sunk });

export const who = style({
  maxWidth: '12rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
