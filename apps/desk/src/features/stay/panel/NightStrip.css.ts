import { style, styleVariants } from '@vanilla-extract/css';
import { desk, phone, vars } from '../../../shared/theme/index.ts';

export const strip = style({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '3px' });
export const night = style({
  position: 'relative',
  minHeight: '58px',
  padding: '4px 0 5px',
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: '6px',
  color: vars.color.inkSoft,
  fontSize: '0.75rem',
  lineHeight: 1.25,
  textAlign: 'center',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:focus-visible': { outlineOffset: '1px', boxShadow: 'none' },
  },
  '@media': { [phone]: { minHeight: '64px' } },
});
export const number = style({
  display: 'block',
  color: vars.color.ink,
  font: `800 1.0625rem/1.1 ${vars.font.display}`,
});
export const nightStates = styleVariants({
  kept: { background: desk.barOk, borderColor: desk.barOkEdge, color: desk.onBarOk },
  new: { border: `2px dashed ${vars.color.ink}`, background: vars.color.range, color: vars.color.ink },
  'given up': { borderStyle: 'dashed', textDecoration: 'line-through' },
  out: {},
  other: {},
});
