import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const picture = style({
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  borderRadius: vars.radius.picture,
  background: vars.color.sunk,
});

export const ratios = styleVariants(
  { '1 / 1': null, '4 / 3': null, '3 / 2': null, '16 / 10': null, '16 / 9': null, '2 / 1': null },
  (_, aspectRatio) => ({ aspectRatio }),
);

export const fills = style({ height: '100%' });

export const missing = style({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.s,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
});
