import { hourOfTwelve, type Shape } from '../shape.ts';

/** Of the Americas, as hotels in Canada write it. */
export const SPANISH: Shape = {
  digits: { point: '.', group: ',' },
  isSignBehind: false,
  // Sentences may end with an hour: `p. m.` would double their full stop.
  hour: hourOfTwelve,
  dates: 'es-MX',
  isDayFirst: true,
};
