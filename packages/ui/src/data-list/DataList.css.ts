import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const root = style({
  display: 'grid',
  gap: `${vars.space.m} ${vars.space.xl}`,
  fontVariantNumeric: 'tabular-nums',
});

export const layouts = styleVariants({
  1: {},
  2: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  /** As wide as their words. */
  row: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
  3: { '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
});

export const term = style({
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
  lineHeight: vars.leading.snug,
});

export const description = style({ fontWeight: vars.weight.bold, lineHeight: vars.leading.snug });

export const detail = style({ display: 'block', fontWeight: vars.weight.regular });
