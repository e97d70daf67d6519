import { media, vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space.m,
  marginBlockEnd: vars.space.l,
});

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: `${vars.space.xxs} ${vars.space.s}`,
  padding: vars.space.m,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.card,
  transition: `transform ${vars.motion.fast}`,
  selectors: { '&:has(a:hover)': { transform: 'translateY(-3px)' } },
  '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` } },
});

globalStyle(`${card} > svg`, { color: vars.color.accentText });

export const title = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

/** The whole card is clickable. */
globalStyle(`${title} a`, { color: vars.color.ink });
globalStyle(`${title} a::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.card,
});
globalStyle(`${title} a:focus-visible`, { outline: 'none', boxShadow: 'none' });
globalStyle(`${title} a:focus-visible::after`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '3px',
});

export const words = style({ gridColumn: 2, color: vars.color.inkSoft });
