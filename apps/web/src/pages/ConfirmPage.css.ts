import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

/** Keeps its space while the draft loads, so that nothing moves. */
export const back = style({ minHeight: vars.target });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.target,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
