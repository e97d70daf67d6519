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
  '@media': { [media.tablet]: { display: 'flex' }, print: { display: 'none' } },
});

export const phone = style({
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.tablet]: { display: 'none' }, print: { display: 'none' } },
});

export const call = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.target,
  height: vars.target,
  borderRadius: vars.radius.control,
  ':hover': { background: vars.color.sunk },
});

const underline = {
  textDecoration: 'underline',
  textDecorationColor: vars.color.accent,
  textDecorationThickness: '3px',
  textUnderlineOffset: '0.4em',
} as const;

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.target,
  paddingInline: vars.space.xs,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': underline,
  selectors: { '&[aria-current="page"]': underline },
});

/** Narrower windows have room for the pages and a guest's name alone. */
export const language = style({
  display: 'none',
  '@media': { '(min-width: 75rem)': { display: 'flex' } },
});

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: vars.target,
  color: vars.color.ink,
  textDecoration: 'none',
});

export const words = style({ display: 'grid' });

export const name = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.tight,
});

export const place = style({
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
  lineHeight: vars.leading.snug,
});

export const who = style({
  maxWidth: '12rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
