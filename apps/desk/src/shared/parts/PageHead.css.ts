import { style } from '@vanilla-extract/css';
import { number } from '../sheet/sheet.css.ts';
import { phone, vars } from '../theme/index.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 16px',
  minHeight: '48px',
  marginBlockEnd: '12px',
});
export const note = style({ color: vars.color.inkSoft, fontSize: '0.8125rem' });
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px',
  marginInlineStart: 'auto',
  '@media': { [phone]: { marginInlineStart: 0 } },
});
/** On a phone: a line of its own, after the title and the buttons. */
export const belowOnPhone = style({ '@media': { [phone]: { order: 1, width: '100%' } } });
export const steps = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const period = style([number, { minWidth: '6.5rem', fontSize: '1.125rem', textAlign: 'center' }]);
