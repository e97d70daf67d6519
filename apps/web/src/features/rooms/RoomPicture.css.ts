import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({ position: 'relative', alignSelf: 'start' });

export const badge = style({
  position: 'absolute',
  insetInlineStart: vars.space.xs,
  insetBlockEnd: vars.space.xs,
});

export const notice = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '40%',
  marginInline: 'auto',
  width: 'max-content',
  maxWidth: '90%',
  padding: `${vars.space.xs} ${vars.space.m}`,
  borderRadius: vars.radius.note,
  background: vars.color.ink,
  color: vars.color.paper,
  fontWeight: vars.weight.bold,
  textAlign: 'center',
});
