import { vars } from '@motel/ui/theme';
import { style } from '@vanilla-extract/css';

/** The strip's height, before its code has loaded. */
export const space = style({ minHeight: '3.75rem' });

export const begin = style([
  space,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.l,
    fontWeight: vars.weight.bold,
  },
]);
