import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const tablet = `screen and ${media.tablet}`;

/* A printed card: a strip to swipe on phones; from tablets on one large picture and up to four small ones. */
export const root = style({ position: 'relative' });

export const strip = style({
  display: 'flex',
  gap: '0.625rem',
  padding: '0.625rem',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: '0.625rem',
  scrollbarWidth: 'none',
  background: vars.color.card,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.pop,
  '@media': {
    [tablet]: {
      display: 'grid',
      gridTemplateColumns: '2.3fr 1fr 1fr',
      gridTemplateRows: '1fr 1fr',
      gap: '0.75rem',
      padding: '0.75rem',
      overflow: 'visible',
      aspectRatio: '1216 / 524',
    },
    [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` },
  },
});

export const item = style({
  flex: '0 0 88%',
  aspectRatio: '4 / 3',
  scrollSnapAlign: 'center',
  minWidth: 0,
  minHeight: 0,
  selectors: { '&:only-child': { flexBasis: '100%' } },
  '@media': {
    [tablet]: {
      aspectRatio: 'auto',
      selectors: {
        '&:first-child': { gridRow: '1 / 3' },
        '&:only-child': { gridColumn: '1 / 4' },
        // With fewer than four beside the large one, the last ones fill the space.
        '&:nth-child(2):last-child': { gridArea: '1 / 2 / 3 / 4' },
        '&:nth-child(2):nth-last-child(2)': { gridColumn: '2 / 4' },
        '&:nth-child(3):last-child': { gridColumn: '2 / 4' },
        '&:nth-child(4):last-child': { gridColumn: '2 / 4' },
        '&:nth-child(n + 6)': { display: 'none' },
      },
    },
  },
});

export const opener = style({
  display: 'block',
  width: '100%',
  height: '100%',
  borderRadius: vars.radius.picture,
  overflow: 'hidden',
  cursor: 'zoom-in',
  ':focus-visible': { outlineOffset: '-3px', boxShadow: `inset 0 0 0 6px ${vars.color.focusGap}` },
});

const pill = style({
  position: 'absolute',
  insetBlockEnd: '1.25rem',
  insetInlineEnd: '1.25rem',
  padding: '0.25rem 0.75rem',
  borderRadius: vars.radius.round,
  background: vars.color.card,
  color: vars.color.ink,
  fontSize: vars.size.small,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});

/** The strip's position. */
export const count = style([pill, { '@media': { [tablet]: { display: 'none' } } }]);

/** The photos that a wide screen does not show. */
export const more = style([pill, { display: 'none', '@media': { [tablet]: { display: 'block' } } }]);
