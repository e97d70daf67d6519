import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const frame = style({ position: 'relative', display: 'grid' });

export const select = style({
  appearance: 'none',
  paddingInlineEnd: '3rem',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

export const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '0.875rem',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  color: vars.color.ink,
  '@media': { [media.forcedColors]: { display: 'none' } },
});
