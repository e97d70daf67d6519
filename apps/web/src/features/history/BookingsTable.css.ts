import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const status = style({ display: 'grid', gap: vars.space.xs, justifyItems: 'start' });

export const property = style({ display: 'flex', alignItems: 'center', gap: vars.space.m, fontWeight: 400 });

/** A small print of the room, in its white border. */
export const picture = style({
  flex: 'none',
  width: 'clamp(5.5rem, 24vw, 8rem)',
  padding: '0.3125rem',
  borderRadius: vars.radius.control,
  background: vars.color.card,
  boxShadow: vars.shadow.card,
});

export const name = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.title,
  lineHeight: vars.leading.tight,
});
