import { media, vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** There the card has Reserve; a lower window shows the photos alone above its end, and has the bar as phones do. */
export const tallWindow = `${media.wide} and (min-height: 60rem)`;

/** Sticks to the window's bottom within the page's own content, and stops below it. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  marginBlockStart: vars.space.xl,
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  padding: `${vars.space.s} ${vars.space.gutter}`,
  paddingBlockEnd: `max(${vars.space.s}, env(safe-area-inset-bottom))`,
  background: vars.color.card,
  boxShadow: vars.shadow.pop,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  '@media': {
    [media.wide]: {
      borderStartStartRadius: vars.radius.card,
      borderStartEndRadius: vars.radius.card,
    },
    [tallWindow]: { display: 'none' },
    // At high zoom, or on a phone held sideways, it would take too much space.
    '(max-height: 30rem)': { position: 'static' },
  },
});

export const figures = style({ display: 'grid', minWidth: 0, textDecoration: 'none' });

export const action = style({ flex: 'none' });

// A focused element scrolls clear of the bar.
globalStyle(`html:has(${bar})`, {
  '@media': { '(min-height: 30rem)': { scrollPaddingBlockEnd: '6rem' } },
});
