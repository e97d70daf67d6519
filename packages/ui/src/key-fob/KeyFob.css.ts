import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const root = style({
  flex: 'none',
  overflow: 'visible',
  transformOrigin: '50% 0',
  '@media': {
    [media.motion]: {
      transition: `rotate ${vars.motion.swing}`,
      // It swings when the guest points at the link around it.
      selectors: { 'a:hover &, a:focus-visible &': { rotate: '9deg' } },
    },
    [media.forcedColors]: { forcedColorAdjust: 'none' },
  },
});

export const tones = styleVariants({
  spruce: { fill: vars.color.spruce, color: vars.color.onSpruce },
  ox: { fill: vars.color.ox, color: vars.color.onPoster },
  teal: { fill: vars.color.teal, color: vars.color.onPoster },
  accent: { fill: vars.color.accent, color: vars.color.onAccent },
});

export const cord = style({ fill: 'none', stroke: vars.color.control, strokeWidth: 3 });
export const edge = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.6 });
export const hole = style({ fill: vars.color.card });
export const star = style({ fill: 'currentColor' });

export const mark = style({
  fill: 'currentColor',
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: '21px',
  textAnchor: 'middle',
});
