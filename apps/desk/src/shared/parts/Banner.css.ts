import { style, styleVariants } from '@vanilla-extract/css';
import { desk, vars } from '../theme/index.ts';

export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px',
  padding: '10px 12px',
  borderInlineStart: '5px solid',
  borderRadius: vars.radius.control,
});
export const tones = styleVariants({
  good: { background: desk.goodSurface, color: desk.good },
  warn: { background: desk.warnSurface, color: desk.warn },
  bad: { background: desk.badSurface, color: desk.bad },
  plain: { background: vars.color.sunk, color: vars.color.ink },
});
export const words = style({ flex: '1 1 12rem', minWidth: 0 });
