import { globalStyle, style } from '@vanilla-extract/css';
import { desk, phone, vars } from '../../../shared/theme/index.ts';

export const palettes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
  gap: '8px',
  padding: '0 16px 12px',
});
globalStyle(`${palettes} > button`, {
  overflow: 'hidden',
  padding: '0 0 8px',
  border: `2px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.card,
  color: vars.color.ink,
  font: 'inherit',
  fontWeight: 650,
  cursor: 'pointer',
});
globalStyle(`${palettes} > button[aria-pressed=true]`, {
  borderColor: vars.color.ink,
  boxShadow: `0 0 0 2px ${vars.color.ink}`,
});
globalStyle(`${palettes} > button > span`, {
  display: 'grid',
  gridTemplateColumns: '2fr 1fr 1fr',
  height: '36px',
  marginBlockEnd: '8px',
});

export const role = style({ borderBlockStart: `1px solid ${vars.color.line}` });
globalStyle(`${role} > button`, {
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr) 92px 92px',
  alignItems: 'center',
  gap: '0 12px',
  width: '100%',
  minHeight: '52px',
  padding: '6px 16px',
  border: 0,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) 82px 82px' } },
});
globalStyle(`${role} > button > :nth-child(2)`, { '@media': { [phone]: { display: 'none' } } });
globalStyle(`${role}[data-open=true]`, {
  paddingBlockEnd: '12px',
  background: desk.pick,
  boxShadow: `inset 4px 0 0 ${vars.color.ink}`,
});
globalStyle(`${role} > p`, { margin: '4px 16px 0' });
export const sample = style({
  height: '36px',
  borderRadius: '7px',
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  fontSize: '0.8125rem',
  fontWeight: 650,
  lineHeight: '36px',
  textAlign: 'center',
});
export const hues = style({ display: 'flex', flexWrap: 'wrap', gap: '7px', padding: '4px 16px 10px' });
globalStyle(`${hues} > button`, {
  width: '32px',
  height: '32px',
  padding: 0,
  border: `3px solid ${desk.pick}`,
  borderRadius: '50%',
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  cursor: 'pointer',
  '@media': { [phone]: { width: '44px', height: '44px' } },
});
globalStyle(`${hues} > button[aria-pressed=true]`, { boxShadow: `0 0 0 3px ${vars.color.ink}` });
export const shades = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  margin: '0 16px',
  borderRadius: '8px',
  overflow: 'hidden',
});
globalStyle(`${shades} > label`, {
  display: 'grid',
  placeItems: 'center',
  height: '48px',
  cursor: 'pointer',
});
globalStyle(`${shades} > label[data-struck=true]`, {
  backgroundImage:
    'linear-gradient(to top left, transparent 47%, #12302a 47%, #12302a 51%, transparent 51%) !important',
  cursor: 'not-allowed',
});
globalStyle(`${shades} > label[data-struck=true] > input`, { visibility: 'hidden' });

/** A page, smaller than any. */
export const small = style({
  overflow: 'hidden',
  marginBlockStart: '6px',
  paddingBlockEnd: '14px',
  border: '1px solid',
  borderRadius: '12px',
});
globalStyle(`${small} > header`, { padding: '8px 14px', fontWeight: 700 });
globalStyle(`${small} > h3`, { margin: 0, padding: '26px 14px', fontSize: '1.5rem' });
globalStyle(`${small} > p`, { margin: 0, padding: '10px 14px' });
globalStyle(`${small} > b`, { marginInlineStart: '14px', padding: '8px 18px', borderRadius: '8px' });
