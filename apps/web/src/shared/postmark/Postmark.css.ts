import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const postmark = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 2 });

const lettering = {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fill: 'currentColor',
  stroke: 'none',
} as const;

export const town = style({
  ...lettering,
  fontSize: '11.6px',
  letterSpacing: '0.09em',
  textTransform: 'uppercase',
});

export const day = style({
  ...lettering,
  fontSize: '20px',
  textAnchor: 'middle',
  textTransform: 'uppercase',
});

export const year = style({ ...lettering, fontSize: '11px', letterSpacing: '0.08em', textAnchor: 'middle' });
