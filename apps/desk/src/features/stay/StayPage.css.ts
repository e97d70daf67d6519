import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, phone, vars } from '../../shared/theme/index.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '264px minmax(0, 1fr) 408px',
  gap: '16px',
  alignItems: 'start',
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
const column = style({ display: 'grid', gap: '16px', minWidth: 0 });
export const left = style([
  column,
  { '@media': { [narrow]: { gridColumn: 1, gridRow: 2 }, [phone]: { gridRow: 3 } } },
]);
export const middle = style([column]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockEnd: '14px' });
export const banners = style({
  display: 'grid',
  gap: '8px',
  selectors: { '&:not(:empty)': { marginBlockEnd: '14px' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  marginBlockEnd: '14px',
});
export const title = style({ flex: '1 1 20rem', minWidth: 0, overflowWrap: 'anywhere' });
globalStyle(`${title} h1`, { fontSize: '2rem', '@media': { [phone]: { fontSize: '1.625rem' } } });
export const facts = style({ marginBlockStart: '5px', color: vars.color.inkSoft });
export const fact = style({ color: vars.color.ink, whiteSpace: 'nowrap' });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px' });
