import { vars } from '@motel/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const poster = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  transition: `transform ${vars.motion.fast}`,
  selectors: { '&:has(a:hover)': { transform: 'translateY(-4px) rotate(-0.4deg)' } },
});

/** One print: picture and text meet without a gap. */
export const picture = style({ borderEndStartRadius: 0, borderEndEndRadius: 0 });

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s,
  padding: '1.375rem 1.25rem 1.5rem',
  borderRadius: `0 0 ${vars.radius.picture} ${vars.radius.picture}`,
});

export const papers = styleVariants({
  spruce: { background: vars.color.spruce, color: vars.color.onSpruce },
  ox: { background: vars.color.ox, color: vars.color.onPoster },
  teal: { background: vars.color.teal, color: vars.color.onPoster },
  straw: { background: vars.color.straw, color: vars.color.onStraw },
});

export const title = style({
  fontSize: 'clamp(1.875rem, 2.9vw, 2.625rem)',
  lineHeight: 0.95,
});
