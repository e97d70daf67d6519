import { style } from '@vanilla-extract/css';

export const icon = style({
  width: '20px',
  height: '20px',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const small = style({ width: '16px', height: '16px' });
