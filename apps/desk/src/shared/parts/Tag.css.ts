import { style, styleVariants } from '@vanilla-extract/css';
import { desk, vars } from '../theme/index.ts';

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  padding: '1px 8px 1px 6px',
  border: '1px solid transparent',
  borderRadius: '20px',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.45,
  whiteSpace: 'nowrap',
});
export const tones = styleVariants({
  quiet: { color: desk.good, paddingInlineEnd: 0 },
  good: { background: desk.goodSurface, color: desk.good },
  warn: { background: desk.warnSurface, color: desk.warn },
  bad: { background: desk.badSurface, color: desk.bad },
  line: { borderColor: vars.color.control, color: vars.color.inkSoft },
});
export const icon = style({ width: '14px', height: '14px', strokeWidth: 2.2 });
