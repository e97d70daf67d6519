import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const root = style({ display: 'grid', gap: '0.375rem', alignContent: 'start', minWidth: 0 });

export const head = style({
  display: 'flex',
  justifyContent: vars.density.mark,
  alignItems: 'baseline',
  gap: vars.space.xs,
});

export const label = style({
  fontSize: vars.density.label,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
});

export const soft = style({
  color: vars.color.inkSoft,
  fontSize: vars.density.label,
  lineHeight: vars.leading.snug,
});

export const problem = style({
  display: 'flex',
  gap: vars.space.xs,
  alignItems: 'flex-start',
  color: vars.color.red.text,
  fontSize: vars.density.label,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
});

/** An input, a text area or a select. */
export const control = style({
  width: '100%',
  minWidth: 0,
  minHeight: vars.density.control.height,
  padding: vars.density.control.padding,
  border: `${vars.border.control} solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.card,
  color: vars.color.ink,
  fontWeight: vars.density.control.weight,
  lineHeight: vars.leading.snug,
  transition: `border-color ${vars.motion.fast}`,
  ':focus-visible': { borderColor: vars.color.ink, borderRadius: vars.radius.control },
  ':disabled': { opacity: 0.6 },
  '@media': { [media.forcedColors]: { ':disabled': { opacity: 1 } } },
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.ink },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.red.text,
      background: vars.color.red.surface,
    },
  },
});

/** Typed, and not sent yet. */
export const changed = style({ borderColor: vars.color.ink, background: vars.color.range });
