import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

/** With the space between two facts the dot is in the middle. */
const GAP = '0.9em';

/** Facts in a row with dots between them; a dot at the start of a line lies outside and is cut off. */
export const dottedFacts = style({
  lineHeight: vars.leading.snug,
  marginInlineStart: `-${GAP}`,
  clipPath: `inset(0 0 0 ${GAP})`,
});

/** Stays on one line as far as it can. */
export const dottedFact = style({
  display: 'inline-block',
  paddingInlineStart: GAP,
  '::before': {
    content: '·',
    display: 'inline-block',
    width: GAP,
    marginInlineStart: `-${GAP}`,
    textIndent: '0.2em',
    fontWeight: vars.weight.bold,
    color: vars.color.accentText,
  },
});
