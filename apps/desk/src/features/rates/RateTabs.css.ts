import { globalStyle, style } from '@vanilla-extract/css';

/** The menu of a phone, after the title and the buttons, without a label above it. */
export const menu = style({ order: 1, width: '100%' });
globalStyle(`${menu} > div > :first-child`, {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
