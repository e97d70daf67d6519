import { style } from '@vanilla-extract/css';
import { vars } from '../../shared/theme/index.ts';

export const choices = style({ display: 'grid', gap: '6px' });
export const choice = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '12px',
  width: '100%',
  minHeight: '48px',
  padding: '6px 12px',
  border: `2px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.bold,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.sunk, borderColor: vars.color.ink } },
});
