import { media, vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'grid',
  gap: vars.space.s,
  transition: `transform ${vars.motion.fast}`,
  selectors: { '&:has(a:hover)': { transform: 'translateY(-3px)' } },
  '@media': {
    [media.tablet]: { gridTemplateColumns: '16rem minmax(0, 1fr)', columnGap: vars.space.l },
    [media.wide]: { gridTemplateColumns: '21rem minmax(0, 1fr) 15rem', columnGap: vars.space.xl },
  },
});

/** Out of stock: its text is dimmed with its picture. */
export const dimmed = style({ color: vars.color.inkSoft });

export const words = style({
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr',
  justifyItems: 'start',
  gap: vars.space.xs,
  padding: `${vars.space.xs} 0.625rem 0`,
  '@media': {
    [media.tablet]: { padding: `${vars.space.m} 5rem 0 0` },
    [media.wide]: { padding: `${vars.space.l} 0` },
  },
});

export const terms = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxs} ${vars.space.l}`,
  alignSelf: 'end',
  marginBlockStart: vars.space.xs,
});

export const term = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });

/** On wide screens a column of its own, like the part of a ticket that is torn off. */
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.m}`,
  padding: '0 0.625rem 0.625rem',
  '@media': {
    [media.tablet]: { gridColumn: 2, paddingInline: `0 ${vars.space.m}` },
    [media.wide]: {
      gridColumn: 'auto',
      flexDirection: 'column',
      alignItems: 'start',
      justifyContent: 'end',
      padding: vars.space.l,
      borderInlineStart: `${vars.border.control} dotted ${vars.color.line}`,
    },
  },
});

export const price = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const amount = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: '2.25rem',
  lineHeight: 1,
  '@media': { [media.wide]: { display: 'block', marginBlockEnd: vars.space.xxs } },
});

export const go = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontWeight: vars.weight.bold,
  color: vars.color.accentText,
});
