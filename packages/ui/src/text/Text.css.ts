import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const sizes = styleVariants({
  small: { fontSize: vars.size.small, lineHeight: vars.leading.snug },
  body: {},
  lead: { fontSize: vars.size.lead },
  title: { fontSize: vars.size.title, lineHeight: vars.leading.snug },
});

export const tones = styleVariants({
  ink: {},
  soft: { color: vars.color.inkSoft },
  accent: { color: vars.color.accentText },
  error: { color: vars.color.red.text },
});

export const weights = styleVariants({
  regular: {},
  medium: { fontWeight: vars.weight.medium },
  bold: { fontWeight: vars.weight.bold },
});

/** The display face for a figure that stands out, such as a price. */
export const figure = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  lineHeight: 1,
});

export const numeric = style({ fontVariantNumeric: 'tabular-nums' });
export const measure = style({ maxWidth: vars.measure.text });
