import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const handle = style({ fill: 'none', stroke: vars.color.ink, strokeWidth: 2.8 });
export const frame = style({ fill: vars.color.ink });
export const glass = style({ fill: vars.color.accent });
export const flame = style({ fill: vars.color.onSpruce });

export const picture = style({
  width: '3rem',
  height: '2.25rem',
  borderRadius: vars.radius.note,
  objectFit: 'cover',
});

export const letter = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: vars.radius.round,
  background: vars.color.spruce,
  color: vars.color.onSpruce,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  lineHeight: 1,
  textTransform: 'uppercase',
});
