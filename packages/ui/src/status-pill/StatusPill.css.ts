import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  width: 'max-content',
  maxWidth: '100%',
  padding: vars.density.pill.padding,
  borderRadius: vars.radius.round,
  fontSize: vars.density.pill.text,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` } },
});

export const dot = style({
  flex: 'none',
  width: '0.5rem',
  height: '0.5rem',
  borderRadius: vars.radius.round,
  background: 'currentColor',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

const { green, yellow, red, blue, grey } = vars.color;

export const tones = styleVariants({ green, yellow, red, blue, grey }, (tone) => ({
  background: tone.surface,
  color: tone.text,
}));
