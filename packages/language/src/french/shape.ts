import type { Shape } from '../shape.ts';

export const FRENCH: Shape = {
  digits: { point: ',', group: '\u00a0' },
  isSignBehind: true,
  hour: (hour) => ({ text: `${hour}\u00a0h`, time: `${hour}\u00a0h` }),
  dates: 'fr-CA',
  isDayFirst: true,
};
