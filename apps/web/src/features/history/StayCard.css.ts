import { media, vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const card = style({
  display: 'grid',
  gap: vars.space.m,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'clamp(13.5rem, 26%, 20rem) minmax(0, 1fr)',
      gap: vars.space.l,
      minHeight: '15rem',
    },
  },
});

/** As high as the card of the next stay. */
export const loading = style({
  minHeight: '43.5rem',
  alignContent: 'start',
  '@media': { [media.tablet]: { minHeight: '21rem', alignContent: 'stretch' } },
});

export const front = style({ display: 'grid', '@media': { [media.tablet]: { position: 'relative' } } });

const fills = { position: 'absolute', inset: 0, height: '100%', aspectRatio: 'auto' } as const;

export const picture = style({
  selectors: {
    [`${front} &`]: {
      aspectRatio: '16 / 10',
      objectPosition: '66% 75%',
      '@media': { [media.tablet]: fills },
    },
  },
});

export const loadingPicture = style({
  aspectRatio: '16 / 10',
  '@media': { [media.tablet]: fills },
});

export const words = style({
  display: 'grid',
  gap: vars.space.s,
  alignContent: 'start',
  padding: `0 ${vars.space.xs} ${vars.space.xs}`,
  '@media': { [media.tablet]: { padding: `${vars.space.xs} ${vars.space.s} ${vars.space.xs} 0` } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  overflowWrap: 'anywhere',
});

globalStyle(`${head} a`, { textDecoration: 'none' });
globalStyle(`${head} a:hover`, { textDecoration: 'underline' });

export const actions = style({
  marginBlockStart: vars.space.xxs,
  paddingBlockStart: vars.space.s,
  borderBlockStart: `${vars.border.control} dotted ${vars.color.line}`,
});
