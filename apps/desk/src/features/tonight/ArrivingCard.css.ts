import { style } from '@vanilla-extract/css';
import { desk, phone, vars } from '../../shared/theme/index.ts';
import { oneLine, room, row } from './tonight.css.ts';

export const arrival = style([
  row,
  {
    selectors: {
      '&[data-chosen="true"]': {
        background: desk.pick,
        boxShadow: `inset 4px 0 0 ${vars.color.ink}`,
        paddingBlock: '3px 11px',
      },
    },
  },
]);
export const arrivalHead = style({
  display: 'grid',
  gridTemplateColumns: '66px 62px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 10px',
  width: '100%',
  minHeight: '40px',
  padding: '4px 16px',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: `color-mix(in srgb, ${vars.color.sunk} 45%, transparent)` } },
  '@media': {
    [phone]: {
      gridTemplateColumns: '72px minmax(0, 1fr) auto',
      gap: '2px 10px',
      minHeight: '60px',
      padding: '8px 14px',
    },
  },
});
export const time = style({
  whiteSpace: 'nowrap',
  '@media': { [phone]: { gridColumn: 2, gridRow: 2, fontSize: '0.875rem' } },
});
export const arrivalRoom = style([room, { '@media': { [phone]: { gridColumn: 1, gridRow: '1 / 3' } } }]);
export const guest = style([
  oneLine,
  { '@media': { [phone]: { gridColumn: 2, gridRow: 1, whiteSpace: 'normal' } } },
]);
const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '2px 6px',
  '@media': { [phone]: { flexDirection: 'column', alignItems: 'flex-end' } },
});
export const arrivalTags = style([tags, { '@media': { [phone]: { gridColumn: 3, gridRow: '1 / 3' } } }]);
export const wideOnly = style({ '@media': { [phone]: { display: 'none' } } });
export const phoneOnly = style({ display: 'none', '@media': { [phone]: { display: 'inline' } } });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  padding: '4px 16px 0',
  '@media': { [phone]: { padding: '4px 14px 0' } },
});
export const action = style({
  borderColor: vars.color.ink,
  whiteSpace: 'nowrap',
  '@media': { [phone]: { flex: '1 1 auto', minHeight: '48px' } },
});

export const expectedField = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  marginInlineStart: 'auto',
  fontSize: '0.8125rem',
});
export const expectedInput = style({
  minHeight: '32px',
  padding: '2px 8px',
  border: `1px solid ${vars.color.ink}`,
  borderRadius: vars.radius.control,
  background: vars.color.card,
  color: 'inherit',
  font: 'inherit',
  '@media': { [phone]: { minHeight: '48px' } },
});
