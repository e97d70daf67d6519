import { vars } from '@motel/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The same print in both themes, as every stamp. */
export const picture = style({
  position: 'relative',
  display: 'grid',
  aspectRatio: '1 / 1',
  overflow: 'hidden',
  background: vars.color.stampPrint,
});

export const land = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const far = style({ fill: '#e2b061' });
export const near = style({ fill: '#b4532f' });

export const key = style({ position: 'relative', placeSelf: 'center', rotate: '8deg' });

globalStyle(`${key} svg`, { width: 'auto', height: '3.5rem' });
