import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.color.inkSoft,
  fontWeight: vars.weight.medium,
});

export const wheel = style({
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  border: '3px solid color-mix(in srgb, currentColor 30%, transparent)',
  borderTopColor: 'currentColor',
  borderRadius: '50%',
  animation: `${turn} 900ms linear infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    // The lit quarter; one colour for all four borders would hide it.
    [media.forcedColors]: { color: 'CanvasText', forcedColorAdjust: 'none' },
  },
});
