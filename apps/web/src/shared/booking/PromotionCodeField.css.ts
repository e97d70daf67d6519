import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const code = style({ marginBlockEnd: vars.space.m });

/** The code that counts, with the button that removes it. */
export const applied = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.s,
});
