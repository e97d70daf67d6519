import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const box = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.s,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.pop,
  '@media': {
    [media.wide]: { gridTemplateColumns: '1fr 1fr 1.2fr auto', alignItems: 'center' },
  },
});

export const title = style({ gridColumn: '1 / -1', paddingInline: vars.space.xs });

export const destination = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '3.625rem',
  padding: `${vars.space.xs} 0.875rem`,
});

export const texts = style({ display: 'grid', minWidth: 0, flex: 1 });

export const label = style({
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
  lineHeight: vars.leading.snug,
});

export const place = style({
  width: '100%',
  border: 0,
  background: 'none',
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  textOverflow: 'ellipsis',
});
