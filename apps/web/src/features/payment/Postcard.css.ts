import { media, vars } from '@motel/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

export const card = style({
  display: 'grid',
  gap: vars.space.l,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1.18fr) minmax(0, 1fr)', gap: vars.space.xl },
  },
});

export const front = style({ position: 'relative' });

export const picture = style({
  aspectRatio: '4 / 3',
  // On tablets and beside the text the crop keeps beds and floor rather than the ceiling.
  objectPosition: '70% 72%',
  selectors: {
    [`${front} &`]: {
      '@media': {
        '(min-width: 768px) and (max-width: 1023px)': { aspectRatio: '2 / 1' },
        [media.wide]: { aspectRatio: 'auto', height: '100%', minHeight: '32rem' },
      },
    },
  },
});

/** The room's name, on the picture. */
export const caption = style({
  position: 'absolute',
  insetInlineStart: vars.space.s,
  insetBlockEnd: vars.space.s,
  padding: `${vars.space.xxs} ${vars.space.s}`,
  borderRadius: vars.radius.round,
  background: vars.color.card,
  fontWeight: vars.weight.bold,
  fontSize: vars.size.small,
});

export const back = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.m,
  alignContent: 'start',
  paddingInline: vars.space.s,
  paddingBlockEnd: vars.space.s,
  '@media': {
    [media.wide]: { paddingInline: `0 ${vars.space.l}`, paddingBlock: vars.space.m },
  },
});

export const postage = style({
  position: 'relative',
  height: '8.25rem',
  marginInline: `calc(-1 * ${vars.space.xs})`,
  '@media': {
    [media.wide]: {
      position: 'absolute',
      insetBlockStart: vars.space.m,
      insetInlineEnd: vars.space.m,
      width: '19rem',
      height: '10rem',
      marginInline: 0,
    },
  },
});

export const stamp = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  width: '6.5rem',
  '@media': { [media.wide]: { width: '7.5rem' } },
});

/** Over the stamp's edge. */
export const postmark = style({
  position: 'absolute',
  insetBlockStart: vars.space.s,
  insetInlineEnd: '2.25rem',
  width: '12.5rem',
  '@media': { [media.wide]: { width: '15.5rem', insetInlineEnd: '3rem' } },
});

export const greeting = style({
  display: 'grid',
  gap: vars.space.s,
  justifyItems: 'start',
  '@media': {
    [media.wide]: { minHeight: '10.5rem', alignContent: 'end', maxWidth: 'calc(100% - 17rem)' },
  },
});

/** The same print in both themes, as every stamp. */
export const landscape = style({
  position: 'relative',
  display: 'grid',
  aspectRatio: '1 / 1',
  overflow: 'hidden',
  background: vars.color.stampPrint,
});

export const land = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const far = style({ fill: '#e2b061' });
export const near = style({ fill: '#b4532f' });

export const key = style({ position: 'relative', placeSelf: 'center', rotate: '8deg' });

globalStyle(`${key} svg`, { width: 'auto', height: '3.5rem' });

/** It comes down on the card. */
const press = keyframes({ from: { scale: '1.35', opacity: 0 } });

export const struck = style({
  width: '100%',
  opacity: 0.86,
  rotate: '-8deg',
  transformOrigin: '23% 50%',
  '@media': {
    [media.motion]: { animation: `${press} 320ms cubic-bezier(0.3, 0.7, 0.2, 1) 250ms backwards` },
  },
});

export const strike = style({ stroke: vars.color.red.text, strokeWidth: 5, strokeLinecap: 'round' });
