import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, vars } from '../../shared/theme/index.ts';

export const stack = style({ display: 'grid', gap: '14px', alignContent: 'start', minWidth: 0 });
export const sides = style({
  display: 'grid',
  alignItems: 'start',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 24rem)',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const inside = style({
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '0 16px 16px',
  overflowWrap: 'anywhere',
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  padding: '10px 16px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});
export const rowWords = style({ display: 'grid', flex: '1 1 12rem', gap: '2px', minWidth: 0 });
export const number = style({ minWidth: '2ch', fontWeight: 700 });
export const soft = style({ color: vars.color.inkSoft, fontSize: '0.8125rem' });
export const doors = style({
  display: 'grid',
  alignItems: 'start',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 356px',
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/* On a narrow window what waits comes first. */
globalStyle(`${doors} > :last-child`, { '@media': { [narrow]: { order: -1 } } });
/** A line that opens a page, with the page's state at its end. */
export const door = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 12px',
  minHeight: '46px',
  padding: '4px 16px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  fontWeight: 650,
  textDecoration: 'none',
  ':hover': { background: vars.color.sunk },
});
globalStyle(`${door} span`, { fontWeight: 400 });
export const waiting = style({ color: vars.color.yellow.text, fontSize: '0.8125rem' });
globalStyle(`${door} > ${waiting}`, { fontWeight: 650 });
export const several = style({ borderBlockStart: `1px solid ${vars.color.line}` });
globalStyle(`${several} > summary`, {
  minHeight: '46px',
  padding: '0 16px',
  fontWeight: 650,
  lineHeight: '46px',
  cursor: 'pointer',
});
globalStyle(`${several} > a`, { paddingInlineStart: '34px', minHeight: '40px' });
globalStyle(`${several} > form`, { paddingBlockStart: '12px' });
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '10px' });
export const fields = style({
  display: 'grid',
  alignItems: 'end',
  gap: '12px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  padding: '0 16px 16px',
});
export const wide = style({ gridColumn: '1 / -1' });
export const qr = style({ width: '8.5rem', maxWidth: '100%' });

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
