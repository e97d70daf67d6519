import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, phone, vars } from '../../shared/theme/index.ts';

export const rows = style({ display: 'grid' });
export const row = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  minWidth: 0,
});
export const empty = style({
  padding: '10px 16px 14px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.inkSoft,
});
export const soft = style({ color: vars.color.inkSoft });
export const room = style({ display: 'flex', alignItems: 'center', gap: '6px' });
export const number = style({
  font: `800 1rem/1 ${vars.font.display}`,
  fontStretch: '86%',
  '@media': { [phone]: { fontSize: '1.25rem' } },
});
export const name = style({ fontWeight: vars.weight.bold });
/** A text that does not wrap. */
export const oneLine = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.36fr) minmax(0, 1.1fr) 276px',
  gap: '16px',
  alignItems: 'start',
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const column = style({ display: 'grid', gap: '16px', minWidth: 0 });
export const lastCard = style([
  column,
  { '@media': { [narrow]: { gridColumn: '1 / 3' }, [phone]: { gridColumn: 1 } } },
]);

export const banners = style({ display: 'grid', gap: '8px', padding: '0 16px 12px' });

export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  '@media': { [phone]: { display: 'none' } },
});
globalStyle(`${keys} > span`, { display: 'flex', alignItems: 'center', gap: '5px', whiteSpace: 'nowrap' });
export const more = style([
  row,
  {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '36px',
    padding: '0 16px',
    color: vars.color.inkSoft,
  },
]);

export const late = style({ boxShadow: `inset 4px 0 0 ${vars.color.red.text}` });
export const lateRow = style([row, { display: 'grid', gap: '6px', padding: '8px 16px' }]);
export const lateActions = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

export const departure = style([
  row,
  {
    display: 'grid',
    gridTemplateColumns: '58px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 10px',
    minHeight: '34px',
    padding: '4px 16px',
    textDecoration: 'none',
    selectors: { '&:hover': { background: vars.color.sunk } },
    '@media': { [phone]: { minHeight: '48px' } },
  },
]);

export const house = style({
  columns: 2,
  columnGap: 0,
  '@media': { [phone]: { columns: 1 } },
});
export const houseRow = style([
  row,
  {
    breakInside: 'avoid',
    display: 'grid',
    gridTemplateColumns: '30px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 6px',
    minHeight: '30px',
    padding: '0 16px',
    textDecoration: 'none',
    selectors: { '&:hover': { background: vars.color.sunk } },
    '@media': { [phone]: { minHeight: '48px' } },
  },
]);
export const until = style({ color: vars.color.inkSoft, fontSize: '0.8125rem', whiteSpace: 'nowrap' });
export const owes = style({ color: vars.color.red.text, fontWeight: vars.weight.bold, whiteSpace: 'nowrap' });

export const choices = style({ display: 'grid', gap: '6px' });
export const choice = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '12px',
  width: '100%',
  minHeight: '48px',
  padding: '6px 12px',
  border: `2px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.bold,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.sunk, borderColor: vars.color.ink } },
});

export const hand = style([
  row,
  {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: '2px 10px',
    padding: '10px 16px',
    lineHeight: 1.35,
  },
]);
export const handIcon = style({
  color: vars.color.yellow.text,
  selectors: { '&[data-urgent="true"]': { color: vars.color.red.text } },
});
export const remedy = style({
  display: 'inline-block',
  padding: '4px 0',
  color: vars.color.accentText,
  fontWeight: vars.weight.bold,
  textDecoration: 'underline',
  cursor: 'pointer',
  '@media': { [phone]: { minHeight: '44px', padding: '10px 0' } },
});
