import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minHeight: '3.5rem',
});

export const texts = style({ minWidth: 0 });
export const name = style({ fontWeight: vars.weight.bold, lineHeight: vars.leading.snug });
export const sub = style({ color: vars.color.inkSoft, lineHeight: vars.leading.snug });

export const frame = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  padding: '2px',
  border: `${vars.border.control} solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.card,
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.target,
  height: vars.target,
  borderRadius: vars.radius.picture,
  transition: `background ${vars.motion.fast}`,
  ':disabled': { opacity: 0.4 },
  // Inside the frame, which it would otherwise cover.
  ':focus-visible': { borderRadius: vars.radius.picture, outlineOffset: '-3px', boxShadow: 'none' },
  selectors: { '&:hover:not(:disabled)': { background: vars.color.sunk } },
  '@media': { [media.forcedColors]: { ':disabled': { opacity: 1 } } },
});

export const count = style({
  minWidth: '2.25rem',
  textAlign: 'center',
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.title,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});
