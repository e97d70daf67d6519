import { style } from '@vanilla-extract/css';
import { phone, vars } from '../../shared/theme/index.ts';

export const expectedField = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  marginInlineStart: 'auto',
  fontSize: '0.8125rem',
});
export const expectedInput = style({
  minHeight: '32px',
  padding: '2px 8px',
  border: `1px solid ${vars.color.ink}`,
  borderRadius: vars.radius.control,
  background: vars.color.card,
  color: 'inherit',
  font: 'inherit',
  '@media': { [phone]: { minHeight: '48px' } },
});
