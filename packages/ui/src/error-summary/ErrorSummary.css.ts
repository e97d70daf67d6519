import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  gap: '0.25rem 0.875rem',
  padding: '0.875rem 1.125rem',
  background: vars.color.red.surface,
  color: vars.color.red.text,
  borderInlineStart: '6px solid',
  borderRadius: vars.radius.note,
  fontWeight: vars.weight.bold,
});

export const list = style({ gridColumn: 2, fontWeight: vars.weight.medium });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target,
  lineHeight: vars.leading.snug,
});
