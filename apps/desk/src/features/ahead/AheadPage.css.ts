import { globalStyle, style } from '@vanilla-extract/css';
import { desk, vars } from '../../shared/theme/index.ts';

export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(32rem, 100%), 1fr))',
  gap: '16px',
  alignItems: 'start',
});
export const chart = style({ padding: '0 16px 8px' });
export const plot = style({ display: 'block', width: '100%', overflow: 'visible' });
globalStyle(`${plot} text`, { fill: vars.color.inkSoft, fontSize: '12px', fontFamily: vars.font.text });
export const gridLine = style({ stroke: vars.color.line, strokeWidth: 1 });
export const weekend = style({ fill: desk.weekend });
export const limit = style({ fill: 'none', stroke: vars.color.ink, strokeWidth: 1.5 });
export const bar = style({ stroke: vars.color.card, strokeWidth: 1 });
export const thisYear = style({
  fill: 'none',
  stroke: desk.share,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
});
export const lastYear = style({
  fill: 'none',
  stroke: vars.color.accentText,
  strokeWidth: 2,
  strokeDasharray: '5 4',
  strokeLinejoin: 'round',
});
export const plainBar = style({ fill: desk.share });
export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
});
export const keyItem = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });
export const swatch = style({ width: '22px', height: '14px', flex: 'none' });
export const asTable = style({ borderBlockStart: `1px solid ${vars.color.line}` });
globalStyle(`${asTable} > summary`, {
  minHeight: '44px',
  padding: '10px 16px',
  color: vars.color.inkSoft,
  cursor: 'pointer',
});
export const tableHeight = style({ maxHeight: '22rem', overflow: 'auto' });
