import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  height: '100%',
  transition: `transform ${vars.motion.fast}`,
  selectors: { '&:has(a:hover)': { transform: 'translateY(-4px)' } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.375rem',
  padding: '1rem 0.625rem 0.5rem',
});

/** Out of stock: its text is dimmed with its picture. */
export const dimmed = style({ color: vars.color.inkSoft });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  color: vars.color.inkSoft,
  fontSize: '0.9375rem',
});

export const price = style({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xxs,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const amount = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: '1.5rem',
  lineHeight: 1,
});

export const rating = style({ whiteSpace: 'nowrap' });
export const star = style({ color: vars.color.accentText });
