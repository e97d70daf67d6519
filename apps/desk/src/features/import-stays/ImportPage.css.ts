import { globalStyle, style } from '@vanilla-extract/css';
import { phone, vars } from '../../shared/theme/index.ts';

export const stack = style({ display: 'grid', gap: '14px' });
export const choose = style({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))',
});
export const sides = style({
  display: 'grid',
  alignItems: 'start',
  gap: '16px',
  gridTemplateColumns: 'minmax(18rem, 25rem) minmax(0, 1fr)',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const inside = style({ display: 'grid', gap: '10px', padding: '0 16px 14px' });
export const field = style({ minHeight: '44px', maxWidth: '100%', font: 'inherit' });
export const columns = style({ margin: 0, padding: 0, listStyle: 'none' });
export const column = style({
  display: 'grid',
  gap: '2px',
  padding: '8px 16px',
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const samples = style({
  overflow: 'hidden',
  color: vars.color.inkSoft,
  fontSize: '0.8125rem',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const more = style({});
globalStyle(`td${more}`, { textAlign: 'center' });
export const leftOut = style({ color: vars.color.inkSoft });
export const wrong = style({ background: vars.color.red.surface });
export const edged = style({
  outline: `2px solid ${vars.color.red.text}`,
  outlineOffset: '-3px',
  color: vars.color.red.text,
  fontWeight: 700,
});
export const say = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 10px',
  color: vars.color.red.text,
  // The table scrolls sideways, the sentence does not.
  '@media': { [phone]: { maxWidth: 'calc(100vw - 7rem)' } },
});
export const remedies = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '8px',
});
export const past = style({ margin: 0, padding: '0 16px 10px', listStyle: 'none' });
globalStyle(`${past} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  paddingBlock: '8px',
});
export const kept = style({ display: 'inline-flex', flexWrap: 'wrap', gap: '0 12px' });
