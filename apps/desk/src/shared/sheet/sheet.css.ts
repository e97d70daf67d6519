import { globalStyle, style } from '@vanilla-extract/css';
import { phone, vars } from '../theme/index.ts';

/** The page's figures in a line. */
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px 0',
  margin: '0 0 14px',
  padding: 0,
  listStyle: 'none',
});
export const figure = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '8px',
  paddingInline: '0 22px',
  color: vars.color.inkSoft,
  selectors: {
    '& + &': { paddingInlineStart: '22px', borderInlineStart: `1px solid ${vars.color.line}` },
  },
  '@media': {
    [phone]: {
      width: '50%',
      flexDirection: 'column',
      gap: 0,
      paddingInline: 0,
      selectors: { '& + &': { paddingInlineStart: 0, borderInlineStart: 0 } },
    },
  },
});
export const number = style({
  color: vars.color.ink,
  font: `800 1.5rem/1.1 ${vars.font.display}`,
  fontStretch: '84%',
});

/** A table that scrolls sideways in its card when it must. */
export const scroll = style({ overflowX: 'auto' });
export const sheet = style({ width: '100%', borderCollapse: 'collapse' });
globalStyle(`${sheet} th, ${sheet} td`, {
  padding: '7px 16px',
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${sheet} th, ${sheet} td`, { '@media': { [phone]: { paddingInline: '10px' } } });
globalStyle(`${sheet} thead th`, {
  paddingBlock: '0 6px',
  color: vars.color.inkSoft,
  fontSize: '0.8125rem',
  fontWeight: 550,
  whiteSpace: 'nowrap',
});
globalStyle(`${sheet} tbody td, ${sheet} tbody th, ${sheet} tfoot td, ${sheet} tfoot th`, {
  borderBlockStart: `1px solid ${vars.color.line}`,
});
globalStyle(`${sheet} tbody th`, { fontWeight: 500 });
globalStyle(`${sheet} tfoot td, ${sheet} tfoot th`, {
  borderBlockStart: `2px solid ${vars.color.ink}`,
  fontWeight: 700,
});
/** Also of a reference: its hyphen ends no line. */
export const money = style({ whiteSpace: 'nowrap' });
globalStyle(`${sheet} ${money}`, { textAlign: 'end' });
export const soft = style({ color: vars.color.inkSoft });
export const rowLink = style({ fontWeight: 600, whiteSpace: 'nowrap' });
/** Under what it is about. */
export const small = style({
  display: 'block',
  color: vars.color.inkSoft,
  fontSize: '0.8125rem',
  fontWeight: 400,
});
export const note = style({ padding: '8px 16px 14px', color: vars.color.inkSoft, fontSize: '0.8125rem' });
export const empty = style({ padding: '0 16px 16px', color: vars.color.inkSoft });
export const notOnPhone = style({ '@media': { [phone]: { display: 'none' } } });
