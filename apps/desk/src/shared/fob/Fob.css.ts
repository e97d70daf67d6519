import { style, styleVariants } from '@vanilla-extract/css';
import { desk, vars } from '../theme/index.ts';

export const fob = style({ width: '24px', height: '28px', flex: 'none' });
export const sizes = styleVariants({
  small: { width: '20px', height: '23px' },
  large: { width: '36px', height: '42px' },
});
export const rim = style({ stroke: desk.fobRim, strokeWidth: 1 });
/** The same in both themes: a painted key fob. */
export const colours = styleVariants({
  spruce: { fill: '#1e5145', color: '#fff4dc' },
  teal: { fill: '#2e6a74', color: '#fff4dc' },
  ox: { fill: '#8f3a2a', color: '#fff4dc' },
  umber: { fill: '#4a2a27', color: '#fff4dc' },
  sky: { fill: '#9fd2cb', color: '#12302a' },
  straw: { fill: '#f6d68c', color: '#12302a' },
});
export const emblem = style({ fill: 'currentColor' });
export const letters = style({
  fill: 'currentColor',
  font: `800 13px/1 ${vars.font.display}`,
  textAnchor: 'middle',
});
export const titled = style({ display: 'flex', alignItems: 'center', gap: '9px', fontWeight: 600 });
