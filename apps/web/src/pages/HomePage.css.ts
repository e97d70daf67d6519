import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const hero = style({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const words = style({ display: 'grid', gap: vars.space.l });

export const picture = style({
  padding: '0.75rem',
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.pop,
});
