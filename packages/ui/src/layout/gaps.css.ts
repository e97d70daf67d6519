import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { xxs, xs, s, m, l, xl, xxl, xxxl, section } = vars.space;

export const gaps = styleVariants({ none: '0', xxs, xs, s, m, l, xl, xxl, xxxl, section }, (gap) => ({
  gap,
}));

export type Gap = keyof typeof gaps;
