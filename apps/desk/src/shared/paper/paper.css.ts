import { globalStyle, style } from '@vanilla-extract/css';
import { phone, vars } from '../theme/index.ts';

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
export const facts = style({ margin: '0 0 20px', fontStyle: 'normal' });
export const small = style({ color: '#555', fontSize: '0.8125rem' });
globalStyle('nav, header, [data-screen]', { '@media': { print: { display: 'none !important' } } });
globalStyle('body', { '@media': { print: { background: '#fff', paddingBlockEnd: 0 } } });
/** Each on a page of its own. */
export const sheets = style({
  display: 'grid',
  marginBlockStart: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  '@media': { print: { display: 'block', marginBlockStart: 0 } },
});
globalStyle(`${sheets} > * + *`, { '@media': { print: { breakBefore: 'page' } } });
export const table = style({ width: '100%', borderCollapse: 'collapse', marginBlockEnd: '16px' });
globalStyle(`${table} :is(th, td)`, { paddingInlineEnd: '10px' });
globalStyle(`${table} thead th`, { fontWeight: 700 });
/** A line to write on. */
export const blank = style({
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 1fr)',
  gap: '4px 12px',
  margin: '0 0 16px',
});
globalStyle(`${blank} dd`, { minHeight: '1.9em', margin: 0, borderBlockEnd: '1px solid #777' });
export const lines = style({ width: '100%', borderCollapse: 'collapse', marginBlockEnd: '16px' });
export const amount = style({ whiteSpace: 'nowrap' });
globalStyle(`${paper} ${amount}`, { textAlign: 'end' });
export const sum = style({});
globalStyle(`${sum} > th, ${sum} > td`, {
  borderBlockStart: '2px solid #1b1b1b !important',
  fontWeight: '700 !important' as '700',
});
