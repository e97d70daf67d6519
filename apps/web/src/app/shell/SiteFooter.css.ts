import { media, vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const footer = style({
  marginBlockStart: vars.space.section,
  '@media': { print: { display: 'none' } },
});

export const ground = style({
  paddingBlock: `${vars.space.l} ${vars.space.xl}`,
  background: vars.color.ground,
  color: vars.color.onGround,
});

globalStyle(`${ground} h2`, { color: vars.color.onGroundStrong });
globalStyle(`${ground} :focus-visible`, { outlineColor: vars.color.groundFocus, boxShadow: 'none' });
globalStyle(`${ground} label:has(:focus-visible)`, { outlineColor: vars.color.groundFocus });

export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': { [media.wide]: { gridTemplateColumns: '1.5fr 4fr' } },
});

/** Its three parts are side by side at full width. */
export const desk = style({
  display: 'grid',
  alignContent: 'start',
  columnGap: vars.space.xl,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'space-between' },
    [media.wide]: { gridTemplateColumns: '1fr' },
  },
});

/** Narrow enough to wrap like a sign. */
export const closing = style({ maxWidth: '11em', marginBlockEnd: vars.space.m });

export const address = style({ display: 'grid', justifyItems: 'start', fontStyle: 'normal' });
export const writing = style({ display: 'grid', justifyItems: 'start', alignContent: 'start' });

/** On phones a row each, folded; otherwise columns. */
export const groups = style({
  display: 'grid',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(4, auto)',
      justifyContent: 'space-between',
      gap: `${vars.space.xl} ${vars.space.m}`,
    },
  },
});

export const group = style({});

/** A closed group shows its links on wide screens all the same, in browsers that can; in others it opens on a press. */
const CAN_UNFOLD = 'selector(::details-content)';

globalStyle(`${group}::details-content`, {
  '@media': { [media.tablet]: { contentVisibility: 'visible', blockSize: 'auto' } },
});

export const unfolded = style({
  display: 'none',
  '@supports': { [CAN_UNFOLD]: { '@media': { [media.tablet]: { display: 'block' } } } },
});

export const folded = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '3.25rem',
  cursor: 'pointer',
  listStyle: 'none',
  borderBlockEnd: `${vars.border.thin} solid color-mix(in srgb, currentColor 25%, transparent)`,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '',
      width: '0.5rem',
      height: '0.5rem',
      marginInlineEnd: vars.space.xs,
      borderBlockEnd: '2px solid',
      borderInlineEnd: '2px solid',
      transform: 'translateY(-25%) rotate(45deg)',
    },
    [`${group}[open] > &::after`]: { transform: 'translateY(25%) rotate(225deg)' },
  },
  '@supports': { [CAN_UNFOLD]: { '@media': { [media.tablet]: { display: 'none' } } } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.target,
  paddingBlock: vars.space.xxs,
  lineHeight: vars.leading.snug,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': {
    color: vars.color.onGroundStrong,
    textDecoration: 'underline',
    textDecorationColor: vars.color.accent,
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.3em',
  },
});

export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  marginBlockStart: vars.space.xl,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.border.thin} solid color-mix(in srgb, currentColor 25%, transparent)`,
});

export const fine = style({ fontSize: vars.size.small });

/** From edge to edge; its lowest layer has the footer's colour. */
export const strata = style({
  width: '100%',
  height: 'clamp(12rem, 26vw, 26.25rem)',
  marginBlockEnd: '-1px',
  objectFit: 'cover',
  objectPosition: '62% 100%',
  '@media': { print: { display: 'none' } },
});
