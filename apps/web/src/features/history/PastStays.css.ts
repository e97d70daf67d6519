import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const summary = style({
  minHeight: vars.target,
  marginBlockEnd: vars.space.m,
  paddingBlock: vars.space.xs,
  cursor: 'pointer',
});

export const title = style({ display: 'inline' });
export const count = style({ marginInlineStart: vars.space.s, color: vars.color.inkSoft });
