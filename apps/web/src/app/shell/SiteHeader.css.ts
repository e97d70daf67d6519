import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minHeight: '4.5rem',
});

export const wide = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space.m,
  '@media': { [media.tablet]: { display: 'flex' } },
});

export const phone = style({ '@media': { [media.tablet]: { display: 'none' } } });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.target,
  paddingInline: vars.space.xs,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
