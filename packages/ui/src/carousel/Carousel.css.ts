import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

/** Between two slides; each slide carries half of it on either side. */
const gap = createVar();

/* Space for everything that extends beyond a slide: its shadow, a lift on hover, the focus ring. */
const room = vars.space.l;

export const root = style({
  minWidth: 0,
  vars: { [gap]: '0.5rem' },
  '@media': { [media.tablet]: { vars: { [gap]: '1.75rem' } } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space.m} ${vars.space.l}`,
  marginBlockEnd: vars.space.l,
});

export const title = style({ flex: '1 1 20rem', minWidth: 0 });

/* The controls keep their place and appear once the carousel can use them. */
const untilLive = { [`${root}:not([data-live]) &`]: { visibility: 'hidden' } } as const;

export const controls = style({
  display: 'flex',
  gap: '0.625rem',
  marginInlineStart: 'auto',
  selectors: untilLive,
  '@media': { [media.phoneOnly]: { marginInlineStart: 0 } },
});

/*
 * Only this file sets the slides' widths: the slider measures the layout. Until the slider takes over, and without
 * scripts, the same row scrolls sideways.
 */
export const track = style({
  display: 'flex',
  marginInline: `calc(${gap} / -2)`,
  paddingBlock: room,
  marginBlock: `calc(-1 * ${room})`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  selectors: {
    // Clipped, not hidden: `hidden` lets focus scroll the content, and all slides with it.
    [`${root}[data-live] &`]: {
      overflow: ['hidden', 'clip'],
      touchAction: 'pan-y',
      userSelect: 'none',
      WebkitTouchCallout: 'none',
    },
  },
  '@media': { [media.phoneOnly]: { marginInline: `calc(-1 * ${vars.space.gutter})` } },
});

/** The distance from one slide to either edge of the window, on phones. */
const edge = '16px';

export const slide = style({
  display: 'grid',
  flex: `0 0 calc(100% - 2 * ${edge} + ${gap})`,
  minWidth: 0,
  paddingInline: `calc(${gap} / 2)`,
  scrollSnapAlign: 'center',
  selectors: {
    [`${root}:not([data-live]) &:first-child`]: { marginInlineStart: `calc(${edge} - ${gap} / 2)` },
    [`${root}:not([data-live]) &:last-child`]: { marginInlineEnd: `calc(${edge} - ${gap} / 2)` },
  },
  '@media': {
    [media.tablet]: {
      flexBasis: '50%',
      scrollSnapAlign: 'start',
      selectors: {
        [`${root}:not([data-live]) &:first-child`]: { marginInlineStart: 0 },
        [`${root}:not([data-live]) &:last-child`]: { marginInlineEnd: 0 },
      },
    },
    [media.wide]: { flexBasis: 'calc(100% / 3)' },
  },
});

export const dots = style({
  display: 'flex',
  justifyContent: 'center',
  marginBlockStart: vars.space.s,
  selectors: untilLive,
});

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.target,
  height: vars.target,
  borderRadius: vars.radius.control,
  '::before': {
    content: '',
    width: '0.75rem',
    height: '0.75rem',
    border: `${vars.border.control} solid ${vars.color.control}`,
    borderRadius: vars.radius.round,
    transition: `width ${vars.motion.fast}`,
  },
  ':focus-visible': { outlineOffset: '-3px', boxShadow: 'none', borderRadius: vars.radius.control },
  selectors: {
    '&:hover::before': { borderColor: vars.color.ink },
    '&[aria-current]::before': {
      width: '1.75rem',
      background: vars.color.accent,
      borderColor: vars.color.ink,
    },
  },
  '@media': {
    [media.forcedColors]: {
      '::before': { borderColor: 'ButtonText' },
      selectors: { '&[aria-current]::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});
