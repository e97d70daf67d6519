import { style } from '@vanilla-extract/css';
import { phone, vars } from '../theme/index.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 16px',
  minHeight: '48px',
  marginBlockEnd: '12px',
});
export const note = style({ color: vars.color.inkSoft, fontSize: '0.8125rem' });
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px',
  marginInlineStart: 'auto',
  '@media': { [phone]: { marginInlineStart: 0 } },
});
