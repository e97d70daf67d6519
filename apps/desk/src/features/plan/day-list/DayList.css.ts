import { style, styleVariants } from '@vanilla-extract/css';
import { desk, vars } from '../../../shared/theme/index.ts';

export const strip = style({
  display: 'flex',
  gap: '6px',
  overflowX: 'auto',
  margin: '0 -16px 14px',
  padding: '4px 16px 8px',
  scrollbarWidth: 'thin',
});
export const day = style({
  flex: 'none',
  minWidth: '56px',
  minHeight: '64px',
  padding: '6px 4px',
  border: `2px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.card,
  fontSize: '0.8125rem',
  lineHeight: 1.2,
  textAlign: 'center',
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.ink,
      borderColor: vars.color.ink,
      color: vars.color.paper,
    },
  },
});
export const weekend = style({ background: desk.weekend });
export const number = style({ display: 'block', font: `800 1.25rem/1.05 ${vars.font.display}` });
export const kind = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  padding: '12px 14px 8px',
});
export const free = style({ marginInlineStart: 'auto', color: vars.color.inkSoft, whiteSpace: 'nowrap' });
export const rooms = style({ paddingBlockEnd: '6px' });
export const room = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '10px',
  minHeight: '52px',
  padding: '4px 14px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  textDecoration: 'none',
  width: '100%',
  textAlign: 'start',
});
export const roomNumber = style({ font: `800 1.375rem/1 ${vars.font.display}`, fontStretch: '84%' });
export const name = style({
  display: 'block',
  fontWeight: 650,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const note = style({ display: 'block', color: vars.color.inkSoft, fontSize: '0.875rem' });
export const book = style({ color: vars.color.green.text, fontWeight: 700 });
const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  padding: '3px 8px',
  border: '1.5px solid transparent',
  borderRadius: '5px',
  fontSize: '0.8125rem',
  fontWeight: 600,
});
export const marks = styleVariants({
  in: [mark, { background: desk.barIn, color: desk.onBarIn }],
  arriving: [mark, { background: desk.barOk, color: desk.onBarOk, borderColor: desk.barOkEdge }],
  confirmed: [mark, { background: desk.barOk, color: desk.onBarOk, borderColor: desk.barOkEdge }],
  hold: [mark, { border: `1.5px dashed ${vars.color.control}` }],
  gone: [mark, { background: desk.barPast, color: desk.onBarPast }],
  closed: [mark, { border: `1px solid ${vars.color.control}` }],
  oversold: [mark, { background: vars.color.red.surface, color: vars.color.red.text }],
});
export const kinds = style({ display: 'grid', gap: '14px' });
