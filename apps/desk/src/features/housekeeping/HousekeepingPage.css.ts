import { style } from '@vanilla-extract/css';
import { desk, vars } from '../../shared/theme/index.ts';

export const page = style({ maxWidth: '560px', marginInline: 'auto' });
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 5,
  paddingBlock: '12px 8px',
  background: vars.color.paper,
});
export const titleLine = style({ display: 'flex', alignItems: 'start', justifyContent: 'space-between' });
export const day = style({ marginBlockStart: '5px', color: vars.color.inkSoft });
export const figure = style({
  font: `800 1.75rem/1 ${vars.font.display}`,
  fontStretch: '80%',
});
export const progress = style({
  display: 'block',
  width: '100%',
  height: '12px',
  marginBlockStart: '10px',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: '6px',
  background: vars.color.sunk,
  overflow: 'hidden',
  appearance: 'none',
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.sunk },
    '&::-webkit-progress-value': { background: desk.barIn },
    '&::-moz-progress-bar': { background: desk.barIn },
  },
});
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: '6px', marginBlockStart: '10px' });
export const chip = style({
  flex: '1 1 auto',
  minHeight: '44px',
  padding: '0 10px',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: '22px',
  fontSize: '0.875rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.ink,
      borderColor: vars.color.ink,
      color: vars.color.paper,
    },
  },
});
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '0 18px' });
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: '48px' });
export const news = style({ marginBlock: '8px' });
export const list = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '54px minmax(0, 1fr) 60px',
  alignItems: 'center',
  gap: '0 12px',
  minHeight: '76px',
  padding: '8px 0',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const next = style({
  gridTemplateColumns: '54px minmax(0, 1fr)',
  marginInline: '-16px',
  padding: '14px 16px',
  background: vars.color.card,
  boxShadow: `inset 0 2px 0 ${vars.color.ink}, inset 0 -2px 0 ${vars.color.ink}`,
});
export const room = style({ display: 'grid', justifyItems: 'center', gap: '3px' });
export const number = style({ font: `800 2.125rem/1 ${vars.font.display}`, fontStretch: '80%' });
export const kind = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px',
  fontFamily: vars.font.text,
  fontSize: '1.125rem',
  fontStretch: '100%',
  fontWeight: vars.weight.bold,
  letterSpacing: 0,
  lineHeight: 1.3,
});
export const words = style({ color: vars.color.inkSoft, fontSize: '0.9375rem', lineHeight: 1.35 });
export const isDone = style({ color: vars.color.inkSoft });
export const struck = style({ textDecoration: 'line-through', textDecorationThickness: '3px' });
export const tick = style({
  display: 'grid',
  placeItems: 'center',
  width: '60px',
  height: '60px',
  border: `3px solid ${vars.color.control}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.spruce,
      borderColor: vars.color.spruce,
      color: vars.color.onSpruce,
    },
  },
});
export const tickDrawing = style({ width: '34px', height: '34px', strokeWidth: 2.6 });
export const buttons = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '8px',
  marginBlockStart: '12px',
});
export const big = style({ gridColumn: '1 / -1', minHeight: '60px', fontSize: '1.125rem' });
export const empty = style({ paddingBlock: '24px', color: vars.color.inkSoft });
