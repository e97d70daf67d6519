import { globalStyle, style } from '@vanilla-extract/css';
import { desk, narrow, phone, vars } from '../../../shared/theme/index.ts';

export const beside = style({
  display: 'grid',
  alignItems: 'start',
  gap: '16px',
  gridTemplateColumns: '216px minmax(0, 1fr) 410px',
  '@media': {
    [narrow]: { gridTemplateColumns: '200px minmax(0, 1fr)' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const pages = style({
  '@media': { [phone]: { display: 'flex', overflowX: 'auto' } },
});
globalStyle(`${pages} button`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '5px 8px',
  width: '100%',
  minHeight: '44px',
  padding: '8px 14px',
  border: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [phone]: { minWidth: '11rem' } },
});
globalStyle(`${pages} button[aria-pressed=true]`, {
  background: desk.pick,
  boxShadow: `inset 4px 0 0 ${vars.color.ink}`,
});
globalStyle(`${pages} span`, { fontSize: '0.8125rem', fontWeight: 650 });
globalStyle(`${pages} progress`, {
  gridColumn: '1 / -1',
  width: '100%',
  height: '6px',
  accentColor: desk.share,
});

export const texts = style({ margin: 0, padding: 0, listStyle: 'none' });
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 12px',
  padding: '9px 16px 10px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});
globalStyle(`${text} em`, {
  color: vars.color.yellow.text,
  fontSize: '0.8125rem',
  fontStyle: 'normal',
  fontWeight: 650,
});
globalStyle(`${text} > button`, {
  display: 'grid',
  gap: '3px',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [phone]: { minHeight: '44px' } },
});
export const chosen = style({ background: desk.pick, boxShadow: `inset 4px 0 0 ${vars.color.ink}` });
export const number = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '22px',
  height: '22px',
  borderRadius: '11px',
  background: vars.color.ink,
  color: vars.color.paper,
  fontSize: '0.75rem',
  fontWeight: 700,
});
export const toWrite = style({
  background: 'none',
  color: vars.color.yellow.text,
  boxShadow: `inset 0 0 0 2px ${vars.color.yellow.text}`,
});
export const area = style({
  flex: '1 0 100%',
  padding: '8px 12px',
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.control,
  background: vars.color.card,
  color: vars.color.ink,
  font: 'inherit',
  fontSize: '1rem',
});
export const deeds = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 8px',
  marginBlockStart: '7px',
  fontSize: '0.8125rem',
});

export const hints = style({ display: 'flex', flexWrap: 'wrap', gap: '2px 10px', margin: 0 });

export const where = style({
  position: 'sticky',
  top: '12px',
  display: 'grid',
  gap: '8px',
  '@media': {
    [narrow]: { gridColumn: '1 / -1', gridRow: 1, zIndex: 5 },
    [phone]: { top: 0, background: vars.color.paper, paddingBlockEnd: '8px' },
  },
});
globalStyle(`${where} > p`, {
  margin: 0,
  fontSize: '0.8125rem',
  '@media': { [phone]: { display: 'none' } },
});
export const paper = style({
  width: '100%',
  height: 'calc(100vh - 190px)',
  border: `1px solid ${vars.color.control}`,
  borderRadius: '14px',
  background: vars.color.card,
  '@media': { [narrow]: { height: '300px' } },
});
