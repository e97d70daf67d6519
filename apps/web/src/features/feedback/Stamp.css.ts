import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

const hole = '0.625rem';

export const corner = style({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  color: vars.color.inkSoft,
});

export const postmark = style({
  flex: '0 1 auto',
  minWidth: 0,
  marginInlineEnd: '-2.5rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  opacity: 0.6,
  zIndex: 1,
});

/** Follows the perforation, which a box's own shadow would not. */
export const shadow = style({ flex: 'none', filter: 'drop-shadow(0 1px 1.5px #4a2a2799)' });

/** Paper with a row of holes for an edge: its sides are a whole number of them. */
export const stamp = style({
  position: 'relative',
  width: `calc(12 * ${hole})`,
  height: `calc(12 * ${hole})`,
  padding: `calc(0.75 * ${hole})`,
  background: vars.color.onPoster,
  mask: [
    'linear-gradient(#000 0 0) content-box',
    `radial-gradient(circle, #0000 28%, #000 31%) calc(${hole} / -2) calc(${hole} / -2) / ${hole} ${hole}`,
  ].join(),
});

export const value = style({
  position: 'absolute',
  insetBlockEnd: '0.875rem',
  insetInlineEnd: '1rem',
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.title,
  lineHeight: 1,
});
