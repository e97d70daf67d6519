import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs });

export const option = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.target,
  padding: '0.25rem 0.875rem 0.25rem 0.25rem',
  border: `${vars.border.control} solid transparent`,
  borderRadius: vars.radius.round,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: 'color-mix(in srgb, currentColor 40%, transparent)' },
    '&:has(:checked)': { borderColor: 'currentColor' },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '3px' },
  },
  '@media': {
    // All three fit beside each other at 320 px.
    [media.phoneOnly]: { gap: vars.space.xxs, paddingInlineEnd: '0.5rem', fontSize: vars.size.small },
    [media.forcedColors]: {
      borderColor: 'Canvas',
      selectors: { '&:has(:checked)': { borderColor: 'Highlight' } },
    },
  },
});

/** The browser's own radio button, over the whole of its option and invisible. */
export const radio = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  cursor: 'inherit',
  ':focus-visible': { outline: 'none', boxShadow: 'none', borderRadius: 'inherit' },
});

/** A lamp: lit at the current choice. */
export const lamp = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.125rem',
  height: '2.125rem',
  borderRadius: vars.radius.round,
  transition: `background ${vars.motion.fast}, color ${vars.motion.fast}`,
  selectors: {
    [`${option}:has(:checked) &`]: { background: vars.color.accent, color: vars.color.onAccent },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [`${option}:has(:checked) &`]: {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
