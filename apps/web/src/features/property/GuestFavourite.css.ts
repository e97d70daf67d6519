import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const badge = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'start',
  alignItems: 'center',
  gap: vars.space.l,
  padding: vars.space.m,
  border: `${vars.border.control} solid ${vars.color.ink}`,
  borderRadius: vars.radius.card,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr auto auto', justifyContent: 'normal' },
  },
});

export const words = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space.xxs,
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});

export const figure = style({ display: 'grid', justifyItems: 'center' });
