import { style } from '@vanilla-extract/css';
import { narrow, vars } from '../../shared/theme/index.ts';

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  paddingBlockStart: '8px',
  color: vars.color.inkSoft,
  fontSize: '0.8125rem',
});
export const item = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });
export const swatch = style({
  display: 'inline-flex',
  width: '26px',
  height: '15px',
  padding: '0 5px',
});
export const keys = style({
  display: 'flex',
  gap: '12px',
  color: vars.color.inkSoft,
  fontSize: '0.8125rem',
  '@media': { [narrow]: { display: 'none' } },
});
