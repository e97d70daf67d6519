import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const root = style({ display: 'grid', gap: '0.375rem' });

export const row = style({
  display: 'flex',
  gap: '0.875rem',
  alignItems: 'center',
  minHeight: '3rem',
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'default', opacity: 0.6 } },
});

export const box = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.875rem',
  height: '1.875rem',
  border: `${vars.border.control} solid ${vars.color.control}`,
  borderRadius: vars.radius.picture,
  background: vars.color.card,
  cursor: 'inherit',
  transition: `background ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  ':focus-visible': { borderRadius: vars.radius.picture },
  ':checked': { background: vars.color.accent, borderColor: vars.color.ink },
  selectors: {
    '&[aria-invalid="true"]': { borderColor: vars.color.red.text },
    '&:checked::after': {
      content: '',
      width: '0.5rem',
      height: '0.9375rem',
      border: `solid ${vars.color.onAccent}`,
      borderWidth: '0 3.5px 3.5px 0',
      transform: 'translateY(-2px) rotate(45deg)',
    },
  },
  '@media': {
    [media.forcedColors]: { appearance: 'auto', selectors: { '&:checked::after': { content: 'none' } } },
  },
});
