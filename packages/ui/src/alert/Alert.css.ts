import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 0.875rem',
  padding: vars.density.note,
  borderInlineStart: '6px solid',
  borderRadius: vars.radius.note,
  lineHeight: vars.leading.snug,
});

export const tones = styleVariants({
  error: { background: vars.color.red.surface, color: vars.color.red.text, fontWeight: vars.weight.bold },
  success: { background: vars.color.green.surface, color: vars.color.green.text },
  warning: { background: vars.color.yellow.surface, color: vars.color.yellow.text },
  info: { background: vars.color.blue.surface, color: vars.color.blue.text },
});

export const words = style({ flex: '1 1 12rem', minWidth: 0 });
export const action = style({ marginInlineStart: 'auto' });
