import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const rooms = style({ display: 'grid', gap: vars.space.xs });

export const room = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: vars.space.s,
  alignItems: 'center',
  padding: vars.space.xs,
  border: `${vars.border.control} solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  ':hover': { borderColor: vars.color.ink, background: vars.color.sunk },
  '@media': { [media.forcedColors]: { border: `${vars.border.control} solid LinkText` } },
});

export const words = style({ display: 'grid', gap: vars.space.xxs, minWidth: 0 });

export const name = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.title,
  lineHeight: vars.leading.tight,
});

export const take = style([name, { textAlign: 'start' }]);
