import { globalStyle, style } from '@vanilla-extract/css';
import { desk, narrow, phone, vars } from '../../../shared/theme/index.ts';

const cards = 'screen and (max-width: 1023px)';

/** Plans in rows from 1024 px on, and in two or three lines each below. */
export const table = style({ overflowX: 'auto' });
globalStyle(`${table} :is(th, td)`, {
  padding: '7px 8px',
  borderBlock: 0,
  fontSize: '0.875rem',
  fontWeight: 'inherit',
  lineHeight: 1.3,
  '@media': { [cards]: { display: 'block', padding: 0 } },
});
globalStyle(`${table} thead th`, {
  paddingBlock: '12px 5px',
  color: vars.color.inkSoft,
  fontSize: '0.8125rem',
  fontWeight: 550,
  whiteSpace: 'nowrap',
});
globalStyle(`${table} tr > :first-child`, { paddingInlineStart: '16px' });
globalStyle(`${table} tr > :last-child`, { paddingInlineEnd: '14px' });
globalStyle(`${table} tbody`, { gap: 0 });
globalStyle(`${table} tbody tr`, {
  position: 'relative',
  borderBlockStart: `1px solid ${vars.color.line}`,
  borderRadius: 0,
  boxShadow: 'none',
  '@media': {
    [cards]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 10px', padding: '11px 14px' },
  },
});
globalStyle(`${table} tbody tr:has([aria-pressed=true])`, {
  background: desk.pick,
  boxShadow: `inset 4px 0 0 ${vars.color.ink}`,
});
globalStyle(`${table} td > [aria-hidden]`, { display: 'none' });
globalStyle(`${table} td > div`, { textAlign: 'start' });
globalStyle(`${table} tbody tr > *`, {
  '@media': { [cards]: { gridColumn: '1 / -1', padding: '0 !important' } },
});
globalStyle(`${table} tbody tr > :nth-child(2)`, { '@media': { [cards]: { gridColumn: 1 } } });
globalStyle(`${table} tbody tr > :nth-child(3)`, { '@media': { [cards]: { display: 'none' } } });
globalStyle(`${table} tbody tr > :nth-child(4)`, { '@media': { [cards]: { gridColumn: 2 } } });
globalStyle(`${table} tbody tr > :nth-child(5)`, { '@media': { [cards]: { color: vars.color.inkSoft } } });
globalStyle(`${table} tbody tr:has([aria-pressed=true]) > :nth-child(5)`, { color: vars.color.ink });

const branch = {
  width: '10px',
  height: '14px',
  flex: 'none',
  marginBlockStart: '-12px',
  border: `solid ${vars.color.control}`,
  borderWidth: '0 0 2px 2px',
  borderRadius: '0 0 0 4px',
  content: '""',
};
/** The name of a plan, below the one that it follows; the whole row is pressed. */
export const opener = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '24px',
  fontWeight: 650,
  textAlign: 'start',
  selectors: {
    '&::after': { position: 'absolute', inset: 0, content: '""' },
    '&[data-steps="1"]': { paddingInlineStart: '16px' },
    '&[data-steps="2"]': { paddingInlineStart: '42px' },
    '&[data-steps="1"]::before, &[data-steps="2"]::before': branch,
  },
});
export const places = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 10px' });
export const place = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  whiteSpace: 'nowrap',
});
globalStyle(`${place} svg`, { color: vars.color.green.text });
export const limits = style({ '::first-letter': { textTransform: 'uppercase' } });

/** A plan in sentences, and a guest's price beside it. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 412px',
  gap: '16px',
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Each with its title beside it. */
export const rows = style({ display: 'grid', gap: '7px', padding: '0 16px 12px' });
export const row = style({});
const beside = {
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr)',
  gap: '2px 12px',
  alignItems: 'center',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
};
globalStyle(`${row}, ${rows} > :first-child`, beside);
globalStyle(`${row} > b`, { fontSize: '0.8125rem', fontWeight: 600 });
globalStyle(`${row} > b + div`, { padding: 0 });
globalStyle(`${rows} > :first-child > :not(:first-child)`, {
  gridColumn: 2,
  maxWidth: '24rem',
  '@media': { [phone]: { gridColumn: 1 } },
});
/** A plan as the room's page shows it. */
export const option = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: '0 10px',
  maxWidth: '400px',
  padding: '6px 12px 7px',
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.paper,
  lineHeight: 1.35,
  textAlign: 'start',
});
export const circle = style({
  width: '16px',
  height: '16px',
  marginBlockStart: '2px',
  border: `2px solid ${vars.color.control}`,
  borderRadius: '50%',
});
export const right = style({ textAlign: 'end' });
globalStyle(`b${right}`, { font: `800 1.125rem/1.2 ${vars.font.display}` });
globalStyle(`${option} > span`, { color: vars.color.inkSoft, fontSize: '0.8125rem' });
globalStyle(`${option} > span:not(${right})`, { gridColumn: 2 });
globalStyle(`${option} > span${right}`, { color: vars.color.ink, fontWeight: 650 });

export const starts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  gap: '12px',
  padding: '0 16px 16px',
});
globalStyle(`${starts} ${option}`, { maxWidth: 'none', height: '100%', borderColor: vars.color.control });
globalStyle(`${starts} > :hover ${option}`, { borderColor: vars.color.ink });
