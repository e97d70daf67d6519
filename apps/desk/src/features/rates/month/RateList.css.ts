import { style } from '@vanilla-extract/css';
import { desk, vars } from '../../../shared/theme/index.ts';

export const list = style({ display: 'grid', gap: '12px' });
export const weekRow = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: '4px',
});
export const tile = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: '64px',
  padding: '4px 0',
  border: `1px solid ${vars.color.line}`,
  borderRadius: '8px',
  background: vars.color.card,
  lineHeight: 1.15,
  selectors: {
    '&[data-hand="true"]::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: 0,
      insetBlockStart: 0,
      border: '4px solid',
      borderColor: `${vars.color.ink} ${vars.color.ink} transparent transparent`,
    },
    '&[data-closed="true"]': {
      backgroundImage: `repeating-linear-gradient(135deg, ${desk.hatch} 0 2px, #0000 2px 7px)`,
    },
    '&[aria-pressed="true"]': {
      border: `2px solid ${vars.color.ink}`,
      background: vars.color.range,
    },
    '&:disabled': { color: vars.color.inkSoft, borderStyle: 'dashed' },
  },
});
export const tileDay = style({
  fontSize: '0.75rem',
  color: vars.color.inkSoft,
  selectors: { [`${tile}[aria-pressed="true"] &`]: { color: vars.color.ink } },
});
export const tilePrice = style({ fontSize: '0.9375rem', fontWeight: 650 });
export const nextStep = style({
  position: 'sticky',
  insetBlockEnd: '76px',
  zIndex: 3,
});
