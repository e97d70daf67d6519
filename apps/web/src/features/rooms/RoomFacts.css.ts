import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({ lineHeight: vars.leading.snug });

/** Stays on one line, with a dot before the next. */
export const fact = style({
  display: 'inline-block',
  selectors: {
    '&:not(:last-child)::after': {
      content: '·',
      marginInline: '0.4em',
      fontWeight: vars.weight.bold,
      color: vars.color.accentText,
    },
  },
});
