import { media, vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Where the summary stands below the form, the button stays at the window's bottom from the start. */
const besideNothing = '(max-width: 1023px) and (min-height: 30rem)';

export const pay = style({
  display: 'grid',
  gap: vars.space.s,
  '@media': {
    // On a low window the button stays in view over the last lines; the terms may be below the window's edge.
    [media.wide]: { position: 'sticky', insetBlockEnd: '-1.75rem', background: vars.color.card },
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

// The page ends above the bar, and a focused element scrolls clear of it.
globalStyle(`html:has(${pay})`, { '@media': { [besideNothing]: { scrollPaddingBlockEnd: '8rem' } } });
globalStyle(`body:has(${pay})`, { '@media': { [besideNothing]: { paddingBlockEnd: '6.75rem' } } });

export const terms = style({
  textAlign: 'center',
  '@media': { [media.wide]: { marginBlockStart: `calc(-1 * ${vars.space.xxs})` } },
});
