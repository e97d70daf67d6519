import { style } from '@vanilla-extract/css';
import { phone, vars } from '../../shared/theme/index.ts';

export const room = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  fontWeight: vars.weight.bold,
});
export const guest = style({ fontWeight: 600 });
/** On a phone it has no column of its own. */
export const phoneOnly = style({ display: 'none', '@media': { [phone]: { display: 'block' } } });
export const refused = style({ display: 'block', color: vars.color.red.text, fontWeight: 600 });
/** A reference: its hyphen ends no line. */
export const whole = style({ color: vars.color.ink, whiteSpace: 'nowrap' });
