import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: vars.target,
  color: vars.color.ink,
  textDecoration: 'none',
});

export const picture = style({
  width: '3rem',
  height: '2.25rem',
  borderRadius: vars.radius.note,
  objectFit: 'cover',
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
