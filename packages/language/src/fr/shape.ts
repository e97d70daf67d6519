import type { Shape } from '../shape.ts';

export const shape: Shape = {
  name: 'Français',
  digits: { point: ',', group: '\u00a0' },
  isSignBehind: true,
  hourSign: '\u00a0h',
  asIn: {},
};
