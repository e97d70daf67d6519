import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const skip = style({
  position: 'absolute',
  insetInlineStart: vars.space.m,
  insetBlockStart: vars.space.xs,
  zIndex: 30,
  padding: `${vars.space.s} ${vars.space.m}`,
  borderRadius: vars.radius.control,
  background: vars.color.ink,
  color: vars.color.paper,
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
  '@media': { print: { display: 'none' } },
});

/** Fills the window, so that the footer does not jump up while a page loads. */
export const main = style({
  minHeight: '70vh',
  paddingBlockStart: vars.space.l,
  ':focus': { outline: 'none', boxShadow: 'none' },
});
