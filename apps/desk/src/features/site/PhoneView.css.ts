import { style } from '@vanilla-extract/css';
import { narrow, vars } from '../../shared/theme/index.ts';

/** A telephone's window in pixels, and the part of its size that is shown. */
const [WIDTH, HEIGHT, SHARE] = [390, 780, 0.72];

/** Beside the editor; a narrow window is like a telephone's. */
export const view = style({
  position: 'sticky',
  top: '16px',
  display: 'grid',
  justifyItems: 'center',
  '@media': { [narrow]: { display: 'none' } },
});
export const screen = style({
  boxSizing: 'content-box',
  width: `${WIDTH * SHARE}px`,
  height: `${HEIGHT * SHARE}px`,
  overflow: 'hidden',
  border: `6px solid ${vars.color.ink}`,
  borderRadius: '28px',
});
export const frame = style({
  width: `${WIDTH}px`,
  height: `${HEIGHT}px`,
  border: 0,
  transform: `scale(${SHARE})`,
  transformOrigin: 'top left',
});
