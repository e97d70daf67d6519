import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

/** A link by which the whole card around it is pressed, and on which the ring of the keyboard shows. */
export const wholeCardLink = style({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
  selectors: {
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '3px' },
  },
  '@media': { [media.forcedColors]: { textDecoration: 'underline' } },
});
