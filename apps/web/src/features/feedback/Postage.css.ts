import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const corner = style({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  color: vars.color.inkSoft,
});

/** Extends over the stamp's edge. */
export const postmark = style({
  flex: '0 1 auto',
  minWidth: 0,
  marginInlineEnd: '-2rem',
  zIndex: 1,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  opacity: 0.6,
});

export const stamp = style({ flex: 'none', width: '9rem' });
