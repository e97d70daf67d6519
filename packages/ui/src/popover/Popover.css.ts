import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const root = style({ position: 'relative', display: 'grid', alignSelf: 'start', minWidth: 0 });

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  width: '100%',
  minHeight: '3.625rem',
  padding: '0.5rem 0.875rem',
  textAlign: 'start',
  borderRadius: vars.radius.control,
  transition: `background ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  ':hover': { background: vars.color.sunk },
  ':focus-visible': { borderRadius: vars.radius.control },
  '@media': { [media.forcedColors]: { border: `${vars.border.control} solid ButtonText` } },
});

export const frames = styleVariants({
  field: {
    border: `${vars.border.control} solid ${vars.color.control}`,
    background: vars.color.card,
    ':hover': { borderColor: vars.color.ink },
  },
  plain: {},
  inline: {
    gap: '0.25rem',
    minHeight: '2.25rem',
    padding: '0 0.375rem 0 0.625rem',
    border: `${vars.border.control} solid ${vars.color.control}`,
    background: vars.color.card,
    ':hover': { borderColor: vars.color.ink },
    '@media': { [media.phoneOnly]: { minHeight: vars.target } },
  },
});
/** Within a line of text. */
export const inlineRoot = style({ display: 'inline-grid', alignSelf: 'auto', maxWidth: '100%' });

export const texts = style({ flex: 1, minWidth: 0, display: 'grid' });
export const label = style({
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
  lineHeight: vars.leading.snug,
});
export const value = style({
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'balance',
});
globalStyle(`${frames.inline} ${label}`, {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const panel = style({
  zIndex: 10,
  marginBlockStart: vars.space.xs,
  padding: vars.space.m,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  color: vars.color.ink,
  boxShadow: vars.shadow.pop,
  '@media': { [media.forcedColors]: { border: `${vars.border.control} solid CanvasText` } },
});

const rise = keyframes({ from: { translate: '0 1.5rem', opacity: 0 } });

/** On phones: a sheet at the window's bottom, which scrolls by itself. */
export const sheet = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 32,
  display: 'grid',
  gap: vars.space.m,
  maxHeight: 'min(100dvh - 2rem, 48rem)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space.l} ${vars.space.gutter} 0`,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  background: vars.color.card,
  color: vars.color.ink,
  boxShadow: vars.shadow.pop,
  '@media': {
    [media.motion]: { animation: `${rise} ${vars.motion.fast}` },
    [media.forcedColors]: { border: `${vars.border.control} solid CanvasText` },
  },
});

/** Behind a sheet; a press on it closes the sheet and does not reach the page. */
export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: 31,
  touchAction: 'none',
  background: vars.color.backdrop,
});

/** The sheet's button stays in view while the rest of it scrolls. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  padding: `${vars.space.s} ${vars.space.gutter}`,
  paddingBlockEnd: `max(${vars.space.m}, env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  background: vars.color.card,
});

const floating = {
  position: 'absolute',
  insetBlockStart: '100%',
  minWidth: '100%',
  width: 'max-content',
  maxWidth: `calc(100vw - 2 * ${vars.space.gutter})`,
} as const;

export const placements = styleVariants({
  start: { ...floating, insetInlineStart: 0 },
  end: { ...floating, insetInlineEnd: 0 },
  // Part of its surroundings: no card inside a card.
  below: {
    padding: `${vars.space.xs} 0`,
    borderRadius: 0,
    boxShadow: 'none',
    '@media': { [media.forcedColors]: { border: 0 } },
  },
});
