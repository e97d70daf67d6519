import { media, vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Where the summary is below the form, the button stays at the window's bottom from the start. */
const besideNothing = '(max-width: 1023px) and (min-height: 30rem)';

export const pay = style({
  display: 'grid',
  gap: vars.space.s,
  '@media': {
    // Its parts are in the card: only the total and the button stick.
    [media.wide]: { display: 'contents' },
    [besideNothing]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 5,
      gap: vars.space.xs,
      maxHeight: '60dvh',
      overflow: 'auto',
      padding: `${vars.space.s} ${vars.space.gutter}`,
      paddingBlockEnd: `max(${vars.space.xs}, env(safe-area-inset-bottom))`,
      background: vars.color.card,
      borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
      boxShadow: vars.shadow.pop,
    },
  },
});

/** The total and the button: on a low window both stay in view over the last lines. */
export const together = style({
  display: 'grid',
  gap: vars.space.s,
  '@media': {
    [media.wide]: {
      position: 'sticky',
      insetBlockEnd: 0,
      paddingBlock: vars.space.s,
      background: vars.color.card,
      borderBlockStart: `${vars.border.control} solid ${vars.color.ink}`,
    },
    [besideNothing]: { gap: vars.space.xs },
  },
});

// The page ends above the bar, and a focused element scrolls clear of it.
globalStyle(`html:has(${pay})`, { '@media': { [besideNothing]: { scrollPaddingBlockEnd: '10.5rem' } } });
globalStyle(`body:has(${pay})`, { '@media': { [besideNothing]: { paddingBlockEnd: '9.25rem' } } });

export const terms = style({
  textAlign: 'center',
  '@media': { [media.wide]: { marginBlockStart: `calc(-1 * ${vars.space.xxs})` } },
});
