import { style } from '@vanilla-extract/css';
import { narrow, vars } from '../../../shared/theme/index.ts';

export const monthSwitch = style({ display: 'flex', gap: '8px' });
export const hints = style({
  alignSelf: 'center',
  color: vars.color.inkSoft,
  fontSize: '0.8125rem',
  '@media': { [narrow]: { display: 'none' } },
});
