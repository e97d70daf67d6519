import { hourOfTwelve, type Shape } from '../shape.ts';

export const ENGLISH: Shape = {
  digits: { point: '.', group: ',' },
  isSignBehind: false,
  hour: hourOfTwelve,
  // Canadian English has `a.m.`.
  dates: 'en-US',
  isDayFirst: false,
};
