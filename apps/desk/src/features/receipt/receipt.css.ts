import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, phone, vars } from '../../shared/theme/index.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 408px',
  gap: '16px',
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const inside = style({ display: 'grid', gap: '12px', padding: '0 16px 16px' });

/** The sheet of paper: the same in both themes, and alone on the printed page. */
export const paper = style({
  maxWidth: '46rem',
  padding: '40px 48px',
  borderRadius: vars.radius.card,
  background: '#fff',
  color: '#1b1b1b',
  boxShadow: vars.shadow.card,
  '@media': {
    [phone]: { padding: '24px 16px' },
    print: { maxWidth: 'none', padding: 0, boxShadow: 'none', fontSize: '11pt' },
  },
});
globalStyle(`${paper} caption`, { textAlign: 'start' });
globalStyle(`${paper} th, ${paper} td`, {
  padding: '6px 0',
  borderBlockStart: '1px solid #ccc',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
});
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '16px',
  marginBlockEnd: '24px',
});
export const house = style({ fontStyle: 'normal', color: '#444' });
export const name = style({ font: `800 1.25rem/1.2 ${vars.font.display}`, color: '#1b1b1b' });
export const kind = style({ fontSize: '1.5rem' });
export const facts = style({ margin: '0 0 20px' });
export const lines = style({ width: '100%', borderCollapse: 'collapse', marginBlockEnd: '16px' });
export const amount = style({ whiteSpace: 'nowrap' });
globalStyle(`${paper} ${amount}`, { textAlign: 'end' });
export const sum = style({});
globalStyle(`${sum} > th, ${sum} > td`, {
  borderBlockStart: '2px solid #1b1b1b !important',
  fontWeight: '700 !important' as '700',
});
export const small = style({ color: '#555', fontSize: '0.8125rem' });
globalStyle('nav, header, [data-screen]', { '@media': { print: { display: 'none !important' } } });
globalStyle('body', { '@media': { print: { background: '#fff', paddingBlockEnd: 0 } } });
