import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { desk, narrow, vars } from '../../../shared/theme/index.ts';

export const frame = style({
  overflowX: 'auto',
  borderRadius: vars.radius.card,
  background: vars.color.card,
  boxShadow: vars.shadow.card,
});
export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  userSelect: 'none',
  '@media': { [narrow]: { width: '1200px' } },
});
/** `1,250.50` needs more room than 36 px. */
export const wide = style({ minWidth: '1760px' });
/** `150,000` more than that. */
export const widest = style({ minWidth: '2240px' });
/** `134.50` fits beside its neighbours: its cents are raised, and smaller. */
export const long = style({ fontSize: '0.6875rem', letterSpacing: '-0.04em', whiteSpace: 'nowrap' });
export const cents = style({ fontSize: '0.4375rem', verticalAlign: '0.5em', lineHeight: 0 });
export const rowHead = style({ borderBlockStart: `1px solid ${vars.color.line}` });
export const corner = style({
  width: '168px',
  padding: '0 0 0 12px',
  textAlign: 'left',
  fontWeight: 400,
  background: vars.color.card,
  '@media': { [narrow]: { position: 'sticky', insetInlineStart: 0, zIndex: 2 } },
});
export const rowTitle = style({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: '8px',
  alignItems: 'center',
  width: '100%',
  minHeight: '44px',
  textAlign: 'left',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const rowName = style({
  display: 'block',
  font: `800 1rem/1.05 ${vars.font.display}`,
  fontStretch: '84%',
});
export const soft = style({ color: vars.color.inkSoft, fontSize: '0.8125rem' });
export const day = style({
  padding: 0,
  borderInlineStart: `1px solid ${desk.grid}`,
  color: vars.color.inkSoft,
  fontSize: '0.8125rem',
  fontWeight: 400,
  lineHeight: 1.1,
});
export const dayButton = style({ width: '100%', padding: '5px 0', textAlign: 'center' });
export const weekend = style({ background: desk.weekend });
globalStyle(`${dayButton} b`, {
  display: 'block',
  font: `800 1.0625rem/1.05 ${vars.font.display}`,
  color: vars.color.ink,
});

export const seasonName = style({
  height: '26px',
  padding: '0 8px',
  borderBlockStart: `2px solid ${vars.color.ink}`,
  fontSize: '0.8125rem',
  fontWeight: 650,
  textAlign: 'left',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const cell = style({
  position: 'relative',
  height: '46px',
  padding: 0,
  borderInlineStart: `1px solid ${desk.grid}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  textAlign: 'center',
  verticalAlign: 'middle',
  fontWeight: 600,
  lineHeight: 1.05,
  cursor: 'cell',
  selectors: {
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none', borderRadius: 0, zIndex: 1 },
    '&[data-hand="true"]::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: 0,
      insetBlockStart: 0,
      border: '4px solid',
      borderColor: `${vars.color.ink} ${vars.color.ink} transparent transparent`,
    },
    '&[data-past="true"]': { color: vars.color.inkSoft, fontWeight: 400, cursor: 'default' },
    '&[data-closed="true"]': {
      backgroundImage: `repeating-linear-gradient(135deg, ${desk.hatch} 0 2px, #0000 2px 7px)`,
    },
    '&[aria-selected="true"]': { background: vars.color.range },
    // The frame around the selected cells.
    '&[data-sides~="top"]': { borderBlockStart: `2px solid ${vars.color.ink}` },
    '&[data-sides~="bottom"]': { borderBlockEnd: `2px solid ${vars.color.ink}` },
    '&[data-sides~="left"]': { borderInlineStart: `2px solid ${vars.color.ink}` },
    '&[data-sides~="right"]': { borderInlineEnd: `2px solid ${vars.color.ink}` },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});
export const seasons = styleVariants({
  0: {},
  1: { background: desk.season1 },
  2: { background: desk.season2 },
  3: { background: desk.season3 },
});
export const before = style({ display: 'block', fontSize: '0.75rem', fontWeight: 400, lineHeight: 1 });
export const limits = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: '2px',
  color: vars.color.inkSoft,
  fontSize: '0.75rem',
  fontWeight: 400,
  lineHeight: 1.15,
});
globalStyle(`${cell}[aria-selected="true"] ${limits}`, { color: vars.color.ink });
export const closedWord = style({
  padding: '1px 2px',
  borderRadius: '3px',
  background: vars.color.card,
  font: `600 0.75rem/1 ${vars.font.display}`,
  fontStretch: '75%',
});
export const noSign = style({
  width: '13px',
  height: '13px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  paddingBlockStart: '7px',
  color: vars.color.inkSoft,
  fontSize: '0.8125rem',
});
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: '5px' });
export const handMark = style({
  width: '9px',
  height: '9px',
  border: '4.5px solid',
  borderColor: `${vars.color.ink} ${vars.color.ink} transparent transparent`,
});
export const hatch = style({
  width: '22px',
  height: '14px',
  borderRadius: '4px',
  backgroundImage: `repeating-linear-gradient(135deg, ${desk.hatch} 0 2px, #0000 2px 7px)`,
});

export const monthSwitch = style({ display: 'flex', gap: '8px' });
export const hints = style({
  alignSelf: 'center',
  color: vars.color.inkSoft,
  fontSize: '0.8125rem',
  '@media': { [narrow]: { display: 'none' } },
});
