import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

export const root = style({
  position: 'fixed',
  margin: 'auto',
  border: 0,
  padding: 0,
  width: 'calc(100% - 2rem)',
  maxHeight: 'calc(100dvh - 2rem)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: vars.radius.card,
  background: vars.color.card,
  color: vars.color.ink,
  boxShadow: vars.shadow.pop,
  '::backdrop': { background: vars.color.backdrop },
  '@media': {
    [media.motion]: { animation: `${rise} ${vars.motion.fast}` },
    [media.forcedColors]: { border: `${vars.border.control} solid CanvasText` },
  },
});

/** The page behind is not for the person in front. */
export const alone = style({ '::backdrop': { background: vars.color.paper } });

export const widths = styleVariants({
  narrow: { maxWidth: '28rem' },
  regular: { maxWidth: '35rem' },
  wide: { maxWidth: '60rem' },
  full: { maxWidth: '90rem' },
});

export const panel = style({ position: 'relative', padding: 'clamp(1.25rem, 4vw, 2rem)' });

export const title = style({ paddingInlineEnd: '3rem', marginBlockEnd: vars.space.m });

export const close = style({
  position: 'absolute',
  insetBlockStart: 'clamp(0.5rem, 2.5vw, 1.25rem)',
  insetInlineEnd: 'clamp(0.5rem, 2.5vw, 1.25rem)',
});
