import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const root = style({ width: '100%', marginInline: 'auto', paddingInline: vars.space.gutter });

export const widths = styleVariants({
  page: { maxWidth: vars.measure.page },
  text: { maxWidth: `calc(${vars.measure.text} + 2 * ${vars.space.gutter})` },
  narrow: { maxWidth: `calc(${vars.measure.narrow} + 2 * ${vars.space.gutter})` },
});
