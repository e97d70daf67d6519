import { style, styleVariants } from '@vanilla-extract/css';
import { desk, phone, vars } from '../theme/index.ts';

export const tile = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  minWidth: 0,
  height: '30px',
  border: '1.5px solid transparent',
  borderRadius: '5px',
  font: `800 0.9375rem/1 ${vars.font.display}`,
  fontStretch: '86%',
  textDecoration: 'none',
  '@media': { [phone]: { height: '44px', fontSize: '1.0625rem' } },
});
export const icon = style({ width: '12px', height: '12px', strokeWidth: 2.4 });
export const looks = styleVariants({
  ready: {
    background: vars.color.green.surface,
    color: vars.color.green.text,
    borderColor: vars.color.green.text,
  },
  'to-clean': {
    borderStyle: 'dashed',
    borderColor: vars.color.yellow.text,
    background: vars.color.yellow.surface,
    color: vars.color.yellow.text,
  },
  arriving: { borderColor: vars.color.control, color: vars.color.ink },
  'in-house': { background: vars.color.sunk, color: vars.color.inkSoft, fontWeight: 600 },
  overdue: {
    background: vars.color.red.surface,
    color: vars.color.red.text,
    borderColor: vars.color.red.text,
  },
  closed: {
    background: `repeating-linear-gradient(135deg, ${desk.hatch} 0 2px, transparent 2px 7px)`,
    color: vars.color.inkSoft,
  },
});
/** The number of a closed room, before its hatching. */
export const before = style({ padding: '1px 4px', borderRadius: '3px', background: vars.color.card });
/** In a row of a list, and in the list of what the tiles mean. */
export const sizes = styleVariants({
  row: {
    height: '26px',
    padding: '0 5px',
    marginInlineStart: '-3px',
    '@media': { [phone]: { height: '30px' } },
  },
  legend: { width: '20px', height: '18px', borderRadius: '4px', '@media': { [phone]: { height: '22px' } } },
});
