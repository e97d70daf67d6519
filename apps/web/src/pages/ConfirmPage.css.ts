import { vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { lowWindow } from '../features/confirm/low-window.ts';

export const head = style({});

// On a low window the bill needs the height.
globalStyle(`${head} h1`, { '@media': { [lowWindow]: { fontSize: vars.size.section } } });

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
