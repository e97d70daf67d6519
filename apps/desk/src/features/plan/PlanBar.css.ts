import { style, styleVariants } from '@vanilla-extract/css';
import { desk, narrow, vars } from '../../shared/theme/index.ts';

const hatch = `repeating-linear-gradient(135deg, ${desk.hatch} 0 2px, #0000 2px 7px)`;

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  boxSizing: 'border-box',
  margin: '0 1px',
  padding: '0 6px',
  border: '1.5px solid transparent',
  borderRadius: '5px',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textDecoration: 'none',
  selectors: {
    '&:hover': { boxShadow: `0 0 0 1px ${vars.color.ink}` },
  },
});
export const placed = style({ position: 'absolute', insetBlock: '2px', zIndex: 2, cursor: 'grab' });
const confirmed = { background: desk.barOk, color: desk.onBarOk, borderColor: desk.barOkEdge };
export const states = styleVariants({
  in: { background: desk.barIn, color: desk.onBarIn },
  arriving: confirmed,
  confirmed,
  hold: {
    background: vars.color.card,
    border: `1.5px dashed ${vars.color.control}`,
    color: vars.color.ink,
  },
  gone: { background: desk.barPast, color: desk.onBarPast },
  closed: {
    background: `${hatch}, ${vars.color.card}`,
    border: `1px solid ${vars.color.control}`,
    color: vars.color.ink,
    fontWeight: 550,
  },
  oversold: {
    background: vars.color.red.surface,
    border: `1.5px solid ${vars.color.red.text}`,
    color: vars.color.red.text,
  },
});
export const cutLeft = style({
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  borderInlineStartWidth: 0,
  marginInlineStart: 0,
});
export const cutRight = style({
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
  borderInlineEndWidth: 0,
  marginInlineEnd: 0,
});
/** A night or so: few letters, and no figure. */
export const short = style({ padding: '0 4px', fontSize: '0.75rem' });
export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  lineHeight: 1.25,
  selectors: { [`${short} &`]: { textOverflow: 'clip' } },
});
export const onHatch = style({ padding: '1px 5px', borderRadius: '3px', background: vars.color.card });
/* Drawn, not written: a bar's name for people who do not see it says both in words. */
export const nights = style({
  selectors: { '&::after': { content: 'attr(data-nights)' } },
  marginInlineStart: 'auto',
  paddingInlineStart: '3px',
  fontSize: '0.75rem',
  fontWeight: 400,
});
export const icon = style({ width: '13px', height: '13px', strokeWidth: 2.4 });
export const owes = style({
  selectors: { '&::after': { content: 'attr(data-sign)' } },
  flex: 'none',
  width: '15px',
  height: '15px',
  borderRadius: '50%',
  background: vars.color.card,
  color: vars.color.red.text,
  boxShadow: `0 0 0 1.5px ${vars.color.red.text}`,
  font: `700 0.75rem/15px ${vars.font.text}`,
  textAlign: 'center',
});
/** Balance due, on a bar with room for one letter. */
export const owing = style({ borderBlockEnd: `4px solid ${vars.color.red.text}` });
/** The place that a dragged bar leaves. */
export const lifted = style({
  opacity: 0.7,
  background: 'none',
  borderStyle: 'dashed',
  borderColor: vars.color.ink,
  color: vars.color.ink,
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  paddingBlockStart: '8px',
  color: vars.color.inkSoft,
  fontSize: '0.8125rem',
});
export const item = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });
export const swatch = style({
  display: 'inline-flex',
  width: '26px',
  height: '15px',
  padding: '0 5px',
});
export const keys = style({
  display: 'flex',
  gap: '12px',
  color: vars.color.inkSoft,
  fontSize: '0.8125rem',
  '@media': { [narrow]: { display: 'none' } },
});
