import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

/** The frame of one of several choices: the whole label chooses it. */
export const choice = style({
  position: 'relative',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:has(:checked)': {
      outline: `2.5px solid ${vars.color.ink}`,
      outlineOffset: '-2px',
      background: vars.color.sunk,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
