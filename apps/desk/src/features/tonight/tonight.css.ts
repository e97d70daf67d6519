import { style } from '@vanilla-extract/css';
import { desk, narrow, phone, vars } from '../../shared/theme/index.ts';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 0',
  marginBlockEnd: '14px',
  '@media': {
    [phone]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(68px, 1fr))', gap: '6px' },
  },
});
export const fact = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '8px',
  padding: '0 22px',
  lineHeight: 1.15,
  color: vars.color.inkSoft,
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${vars.color.line}` },
    '&:first-child': { paddingInlineStart: 0 },
  },
  '@media': {
    [phone]: {
      flexDirection: 'column',
      gap: '2px',
      padding: '8px 10px',
      background: vars.color.card,
      borderRadius: vars.radius.control,
      boxShadow: desk.shadowCard,
      fontSize: '0.8125rem',
      selectors: {
        '& + &': { borderInlineStart: 0 },
        '&:first-child': { paddingInlineStart: '10px' },
        '&:nth-child(n + 5)': { display: 'none' },
      },
    },
  },
});
export const figure = style({
  font: `800 1.75rem/1 ${vars.font.display}`,
  fontStretch: '80%',
  color: vars.color.ink,
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
export const last = style([
  column,
  { '@media': { [narrow]: { gridColumn: '1 / 3' }, [phone]: { gridColumn: 1 } } },
]);

export const rows = style({ display: 'grid' });
export const empty = style({
  padding: '10px 16px 14px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.inkSoft,
});
const row = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  minWidth: 0,
});
export const soft = style({ color: vars.color.inkSoft });
export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  '@media': { [phone]: { display: 'none' } },
});
export const key = style({ display: 'flex', alignItems: 'center', gap: '5px', whiteSpace: 'nowrap' });
export const room = style({ display: 'flex', alignItems: 'center', gap: '6px' });
export const number = style({
  font: `800 1rem/1 ${vars.font.display}`,
  fontStretch: '86%',
  '@media': { [phone]: { fontSize: '1.25rem' } },
});
export const name = style({ fontWeight: vars.weight.bold });
const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '2px 6px',
  '@media': { [phone]: { flexDirection: 'column', alignItems: 'flex-end' } },
});
const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const;

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
  ellipsis,
  { '@media': { [phone]: { gridColumn: 2, gridRow: 1, whiteSpace: 'normal' } } },
]);
export const arrivalTags = style([tags, { '@media': { [phone]: { gridColumn: 3, gridRow: '1 / 3' } } }]);
export const wideOnly = style({ '@media': { [phone]: { display: 'none' } } });
export const wideOnlyAction = style({ '@media': { '(max-width: 479px)': { display: 'none' } } });
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

export const departure = style([
  row,
  {
    display: 'grid',
    gridTemplateColumns: '58px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 10px',
    minHeight: '34px',
    padding: '0 16px',
    textDecoration: 'none',
    selectors: { '&:hover': { background: vars.color.sunk } },
    '@media': { [phone]: { minHeight: '48px' } },
  },
]);
export const departureGuest = style(ellipsis);

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
export const owes = style({ color: desk.bad, fontWeight: vars.weight.bold });

export const board = style({ padding: '0 16px 14px' });
export const kind = style([
  row,
  {
    display: 'grid',
    gridTemplateColumns: '24px 128px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '10px',
    padding: '7px 0',
    '@media': { [phone]: { gridTemplateColumns: '24px minmax(0, 1fr)' } },
  },
]);
export const kindWords = style({ lineHeight: 1.2 });
export const free = style({ fontWeight: vars.weight.bold });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '4px',
  '@media': { [phone]: { gridColumn: '1 / 3' } },
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 11px',
  padding: '10px 0 0',
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.inkSoft,
  fontSize: '0.8125rem',
});
export const legendItem = style({ display: 'flex', alignItems: 'center', gap: '6px' });

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
  color: desk.warn,
  selectors: { '&[data-urgent="true"]': { color: desk.bad } },
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

export const notes = style({
  padding: '14px 16px',
  border: `2px dotted ${vars.color.control}`,
  borderRadius: vars.radius.card,
  display: 'grid',
  gap: '10px',
});
export const note = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const noteFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 10px',
  color: vars.color.inkSoft,
  fontSize: '0.8125rem',
});
export const noteField = style({
  width: '100%',
  minHeight: '64px',
  padding: '8px 10px',
  border: `2px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.card,
  color: 'inherit',
  font: 'inherit',
  resize: 'vertical',
});
export const noteForm = style({ display: 'grid', gap: '8px', justifyItems: 'start' });
export const banners = style({ display: 'grid', gap: '8px', padding: '0 16px 12px' });

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
