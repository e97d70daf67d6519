import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  width: 'max-content',
  maxWidth: '100%',
  padding: '0.3125rem 0.75rem',
  borderRadius: vars.radius.round,
  background: vars.color.card,
  color: vars.color.ink,
  fontSize: vars.size.small,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` } },
});

export const star = style({ color: vars.color.accent });
