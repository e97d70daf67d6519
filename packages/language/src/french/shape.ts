import type { Shape } from '../shape.ts';

export const FRENCH: Shape = {
  digits: { point: ',', group: '\u00a0' },
  isSignBehind: true,
  hourSign: '\u00a0h',
  asIn: {},
};
