import type { Shape } from '../shape.ts';

export const shape: Shape = {
  name: 'English',
  digits: { point: '.', group: ',' },
  isSignBehind: false,
  hourSign: ':00',
  // Canadian English has `a.m.`.
  asIn: { CA: 'en-US' },
};
