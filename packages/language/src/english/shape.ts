import type { Shape } from '../shape.ts';

export const ENGLISH: Shape = {
  digits: { point: '.', group: ',' },
  isSignBehind: false,
  hourSign: ':00',
  // Canadian English has `a.m.`.
  asIn: { CA: 'en-US' },
};
