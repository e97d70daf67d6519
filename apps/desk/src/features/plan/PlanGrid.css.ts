import { style } from '@vanilla-extract/css';
import { desk, vars } from '../../shared/theme/index.ts';

/** Pixels of a day, which the page sets: as many as its window allows. */
export const DAY_WIDTH = '--plan-day';
const dayWidth = `var(${DAY_WIDTH})`;
export const LABEL_WIDTH = 152;
const label = `${LABEL_WIDTH}px`;

export const sheet = style({
  position: 'relative',
  height: 'max(340px, calc(100vh - 182px))',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.card,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  userSelect: 'none',
});

/* Days across. */
const line = style({ display: 'flex', width: 'max-content', minWidth: '100%' });
export const head = style([
  line,
  {
    position: 'sticky',
    top: 0,
    zIndex: 6,
    background: vars.color.card,
    borderBlockEnd: `2px solid ${vars.color.ink}`,
  },
]);
export const corner = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  flex: 'none',
  width: label,
  padding: '8px 10px',
  background: vars.color.card,
  font: `800 1rem/1 ${vars.font.display}`,
  fontStretch: '84%',
});
export const day = style({
  flex: 'none',
  boxSizing: 'border-box',
  width: dayWidth,
  padding: '6px 0 5px',
  borderInlineStart: `1px solid ${desk.grid}`,
  color: vars.color.inkSoft,
  fontSize: '0.8125rem',
  lineHeight: 1.1,
  textAlign: 'center',
  overflow: 'hidden',
});
export const dayWeekend = style({ background: desk.weekend });
export const today = style({ background: vars.color.ink, color: vars.color.paper });
export const number = style({
  display: 'block',
  font: `800 1.0625rem/1.05 ${vars.font.display}`,
  fontStretch: '86%',
  color: vars.color.ink,
  selectors: { [`${today} &`]: { color: 'inherit' } },
});

/* The rows of all rooms: only those in sight are drawn, each at its place. */
export const body = style({ position: 'relative', minWidth: '100%', outline: 'none' });
export const underlay = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: label,
  background: `repeating-linear-gradient(90deg, ${desk.grid} 0 1px, #0000 1px ${dayWidth})`,
  pointerEvents: 'none',
});
export const weekendNight = style({
  position: 'absolute',
  insetBlock: 0,
  width: dayWidth,
  background: desk.weekend,
  borderInlineStart: `1px solid ${desk.grid}`,
  boxSizing: 'border-box',
});
export const nowLine = style({
  position: 'absolute',
  insetBlock: 0,
  zIndex: 1,
  borderInlineStart: `2px solid ${vars.color.accent}`,
  pointerEvents: 'none',
});

const row = style({
  position: 'absolute',
  insetInline: 0,
  boxSizing: 'border-box',
  borderBlockEnd: `1px solid ${desk.grid}`,
});
const rowLabel = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 4,
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  width: label,
  height: '100%',
  boxSizing: 'border-box',
  background: vars.color.card,
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
});
export const roomRow = style([row]);
export const roomLabel = style([rowLabel, { paddingInlineStart: '44px', color: vars.color.inkSoft }]);
export const roomNumber = style({
  minWidth: '22px',
  font: `800 0.9375rem/1 ${vars.font.display}`,
  fontStretch: '84%',
  color: vars.color.ink,
});
export const laneRow = style([
  row,
  {
    background: `repeating-linear-gradient(90deg, ${desk.grid} 0 1px, #0000 1px ${dayWidth}) ${label} 0 no-repeat, ${vars.color.paper}`,
    borderBlockEndColor: vars.color.line,
  },
]);
export const laneLabel = style([
  rowLabel,
  { paddingInlineStart: '10px', background: vars.color.paper, fontWeight: 600 },
]);
export const count = style({ color: vars.color.inkSoft, fontWeight: 400 });
export const typeRow = style([
  row,
  { background: vars.color.sunk, borderBlockEndColor: vars.color.line, zIndex: 2 },
]);
export const typeLabel = style([
  rowLabel,
  {
    paddingInlineStart: '10px',
    background: vars.color.sunk,
    font: `800 0.9375rem/1 ${vars.font.display}`,
    fontStretch: '84%',
    overflow: 'hidden',
  },
]);
/** A long name ends in dots, and is whole in its title. */
export const typeName = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  lineHeight: 1.25,
});
export const freeOfType = style({
  position: 'absolute',
  insetBlockStart: 0,
  width: dayWidth,
  height: '100%',
  display: 'grid',
  placeItems: 'center',
  color: vars.color.inkSoft,
  fontSize: '0.8125rem',
});
export const none = style({ color: vars.color.ink, fontWeight: 700 });

/* The sums. */
export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 6,
  width: 'max-content',
  minWidth: '100%',
  background: vars.color.card,
  borderBlockStart: `2px solid ${vars.color.ink}`,
});
export const footLine = style([line]);
export const footLabel = style([
  rowLabel,
  { flex: 'none', height: 'auto', paddingInline: '10px', fontWeight: 650 },
]);
export const footFree = style({
  flex: 'none',
  width: dayWidth,
  lineHeight: '24px',
  fontWeight: 650,
  textAlign: 'center',
});
export const footSold = style({
  flex: 'none',
  boxSizing: 'border-box',
  width: dayWidth,
  height: '44px',
  padding: '0 3px',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  color: vars.color.inkSoft,
  fontSize: '0.75rem',
  textAlign: 'center',
});
/** Columns with no more room than three narrow figures. */
export const footDense = style({ fontSize: '0.75rem', letterSpacing: '-0.04em', whiteSpace: 'nowrap' });
export const share = style({ display: 'block', background: desk.share, borderRadius: '2px 2px 0 0' });

/** Where a person is on the plan. */
export const cursor = style({
  position: 'absolute',
  zIndex: 3,
  boxSizing: 'border-box',
  padding: 0,
  border: 0,
  borderRadius: '6px',
  background: 'none',
  pointerEvents: 'none',
  selectors: {
    '&:focus-visible': { outlineOffset: '-1px' },
  },
});
export const chosen = style({
  background: `color-mix(in srgb, ${vars.color.range} 70%, transparent)`,
  boxShadow: `inset 0 0 0 2px ${vars.color.ink}`,
});
