import type { Shape } from '../shape.ts';

/** Of the Americas. */
export const shape: Shape = {
  name: 'Español',
  digits: { point: '.', group: ',' },
  isSignBehind: false,
  hourSign: ':00',
  // `Intl` has no Spanish of Canada, and would take that of Spain.
  asIn: { CA: 'es-MX' },
};
