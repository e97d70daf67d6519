import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  lineHeight: vars.leading.snug,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minWidth: 0,
  color: vars.color.inkSoft,
});

/* For the links of any router. */
globalStyle(`${item} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target,
  textDecorationThickness: '1px',
  textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
});

globalStyle(`${item} > a:hover`, { color: vars.color.ink, textDecorationColor: 'currentColor' });

export const current = style({ color: vars.color.ink, fontWeight: vars.weight.bold, minWidth: 0 });
