import { plainColors } from '@motel/ui/colors';
import { media, vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { bySky } from './by-sky.ts';
import { heroWindows } from './hero-windows.ts';

export const hero = style({ position: 'relative', marginBlockStart: `calc(-1 * ${vars.space.s})` });

/** The printed card's border. On a phone it extends almost to the edges of the window. */
export const card = style({
  padding: 'clamp(0.5rem, 1vw, 0.875rem)',
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.pop,
  '@media': {
    [heroWindows.phone]: { marginInline: `calc(${vars.space.xs} - ${vars.space.gutter})` },
    [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` },
  },
});

/**
 * As high as the picture, or higher where larger letters need more sky: text and picture share one grid cell, and
 * the text stays above everything on the drawing's ground.
 */
export const sky = style([
  {
    position: 'relative',
    display: 'grid',
    containerType: 'inline-size',
    overflow: 'hidden',
    borderRadius: vars.radius.picture,
    background: vars.color.sky,
  },
  bySky('dusk', { vars: { [vars.color.sky]: '#86b9b1' } }),
  bySky('night', {
    color: vars.color.ink,
    vars: { [vars.color.sky]: plainColors.dark.sky, [vars.color.ink]: plainColors.dark.ink },
  }),
]);

export const words = style({
  gridArea: '1 / 1',
  zIndex: 1,
  justifySelf: 'start',
  paddingBlockStart: 'clamp(1.125rem, 3.6cqw, 2.75rem)',
  paddingInline: 'clamp(1rem, 4.6cqw, 4rem)',
  '@media': {
    [heroWindows.phone]: { paddingBlockEnd: '86cqw' },
    [heroWindows.tablet]: { paddingBlockEnd: '58cqw' },
    [heroWindows.desktop]: { paddingBlockEnd: '20cqw' },
  },
});

/**
 * A photograph is shown as it was taken: the words have paper of their own, beside it where the window is wide, and
 * above it on a phone.
 */
export const photo = style({
  color: vars.color.ink,
  background: vars.color.card,
  '@media': { [heroWindows.desktop]: { minHeight: 'min(34rem, 46cqw)' } },
});
globalStyle(`${photo} > picture`, { alignSelf: 'stretch' });
globalStyle(`${photo} > picture > img`, { height: '100%' });
for (const narrow of [heroWindows.phone, heroWindows.tablet]) {
  globalStyle(`${photo} > picture`, { '@media': { [narrow]: { gridArea: '2 / 1', aspectRatio: '4 / 3' } } });
  globalStyle(`${photo} > ${words}`, { '@media': { [narrow]: { paddingBlockEnd: vars.space.l } } });
}
globalStyle(`${photo} > ${words}`, {
  '@media': {
    [heroWindows.desktop]: {
      alignSelf: 'center',
      maxWidth: '44%',
      marginInlineStart: '3%',
      marginBlockEnd: '3.5rem',
      padding: vars.space.xl,
      borderRadius: vars.radius.card,
      background: vars.color.card,
      boxShadow: vars.shadow.pop,
    },
  },
});

export const headline = style({
  '@media': {
    [heroWindows.phone]: { fontSize: '15cqw' },
    [heroWindows.tablet]: { fontSize: '11cqw', maxWidth: '7em' },
    [heroWindows.desktop]: { fontSize: 'min(6.25rem, 8cqw)', maxWidth: '6.4em' },
  },
});

export const lead = style({
  marginBlockStart: 'clamp(0.625rem, 1.5cqw, 1.25rem)',
  fontWeight: vars.weight.medium,
  lineHeight: 1.45,
  textWrap: 'balance',
  '@media': {
    [heroWindows.phone]: { maxWidth: '19em' },
    [heroWindows.tablet]: { maxWidth: '30em', fontSize: vars.size.lead },
    [heroWindows.desktop]: { maxWidth: 'max(36cqw, 19em)', fontSize: 'clamp(1rem, 1.55cqw, 1.125rem)' },
  },
});

/** On the card's lower edge. */
export const action = style({
  position: 'relative',
  zIndex: 2,
  marginInline: 'auto',
  marginBlockStart: '-2.25rem',
  '@media': {
    [heroWindows.tablet]: { width: 'calc(100% - 2.5rem)', marginBlockStart: '-1.75rem' },
    [heroWindows.desktop]: { width: 'min(66.25rem, 100% - 4rem)' },
  },
});

/** The postmark, on the open sky of wide windows. */
export const postmark = style({
  display: 'none',
  position: 'absolute',
  insetInlineEnd: '2.4%',
  insetBlockStart: '3%',
  width: 'clamp(9rem, 18%, 15rem)',
  opacity: 0.75,
  transform: 'rotate(-7deg)',
  '@media': { [heroWindows.desktop]: { display: 'block' } },
});

/** At the bottom of its container; the sky above it continues in the same colour. */
const scene = style({ gridArea: '1 / 1', alignSelf: 'end' });

const shown = { display: 'block' } as const;
const hidden = { display: 'none' } as const;

export const scenes = {
  day: style([scene, bySky('dusk', hidden), bySky('night', hidden)]),
  dusk: style([scene, hidden, bySky('dusk', shown), bySky('night', hidden)]),
  night: style([scene, hidden, bySky('night', shown)]),
};

export const image = style({
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  '@media': {
    [heroWindows.phone]: { aspectRatio: '800 / 1090', objectPosition: '50% 38%' },
    [heroWindows.tablet]: { aspectRatio: '1000 / 880', objectPosition: '50% 100%' },
    [heroWindows.desktop]: { aspectRatio: '1600 / 820', objectPosition: '50% 100%' },
  },
});

/** Of any length: a photograph's motel was named by its owner. */
globalStyle(`${photo} ${headline}`, {
  maxWidth: 'none',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': {
    [heroWindows.phone]: { fontSize: '10.5cqw' },
    [heroWindows.tablet]: { fontSize: '7.5cqw' },
    [heroWindows.desktop]: { fontSize: 'clamp(2.25rem, 4.6cqw, 4rem)' },
  },
});
